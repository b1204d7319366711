"""Makes the web fonts of the pages from Source Serif 4 (SIL Open Font License 1.1), as the npm package
@fontsource-variable/source-serif-4 has it. Two changes make them small: only the weights from 400 to 700, and 400 alone in
italics and for transliterated Arabic, which the pages use, and separate files for the characters that nearly every page needs and for those of
transliterated Arabic. The licence reserves the name "Source", so the files are named Qismah Serif inside.

The landing page has two words in Arabic: amiri-lot.woff2 is Amiri (the same licence) with their letters only. Arabic is
set in Markazi Text in two weights, and the name and the titles of the first page in Reem Kufi (the same licence): with the
letters, vowels and punctuation of standard Arabic, and the digits apart, and the other letters of names.

amiri-quran.woff2 is Amiri Quran with only the shapes that some verse has. It stops if any verse would look different.

    python3 -m venv .cache/typefaces && .cache/typefaces/bin/pip install -r tools/typefaces/requirements.txt
    npm install --no-save @fontsource/markazi-text@5.3.0 @fontsource/reem-kufi@5.3.0
    .cache/typefaces/bin/python tools/typefaces/make.py

The result is the same to the byte each time. Prints the size of each file, and the unicode-range for the stylesheet.
"""

import io
import json
from pathlib import Path

import uharfbuzz
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGE = Path("node_modules/@fontsource-variable/source-serif-4/files")
FONTS = Path("node_modules/@fontsource")
AMIRI = Path("node_modules/@fontsource/amiri/files/amiri-arabic-400-normal.woff2")
TARGET = Path("app/ui/typefaces")
QURAN = Path("node_modules/@fontsource/amiri-quran/files/amiri-quran-arabic-400-normal.woff2")
VERSES = Path("node_modules/quran-validator/data")
WEIGHTS = (400, 700)
FEATURES = ["kern", "liga", "tnum", "pnum", "ccmp", "mark", "mkmk", "locl"]
# Printable ASCII, the punctuation and signs of English pages with degrees and minutes, and the letter of Türkiye.
BASIC = {
    *range(0x20, 0x7F),
    *[ord(c) for c in "\u00a0©°·×–—‘’“”…′″±−ü"],
}
# Letters of Arabic names in Latin script. They are in another file of the package than the basic ones.
TRANSLITERATION = {ord(c) for c in "ĀāĪīŪūĒēŌōḌḍḤḥṢṣṬṭẒẓĠġʾʿ"}
# Letters of names in tales, and the most usual of people. Most pages with one of them need no other of their file. Upright only.
NAME_LETTERS = {ord(c) for c in "ÅÇÉÖØáäåçèéêëíñóöøúı"}
NAME_LETTERS_EXT = {ord(c) for c in "ĞğİŁłńňŞşȘșŚśŹźŻżČčŠšŽžĆćĘęĄą"}
ARABIC = {0x20, 0xA0, *range(0x621, 0x63B), *range(0x640, 0x653), 0x670, 0x671, *[ord(c) for c in "،؛؟«»"]}
# Letters of names in Persian, Urdu and other languages, with their digits.
MORE_ARABIC = {*range(0x653, 0x65A), *range(0x66D, 0x6FA)} - ARABIC
DIGITS = {ord(c) for c in " !%()+,-./0123456789:=«»©°·×–…′″−"}
# For readers who have chosen them; browsers load the file only then.
ARABIC_DIGITS = {*range(0x660, 0x66D)}
LOT_IN_ARABIC = "سهم السعادة"
# Copyright, names, version, licence and its address, which a file must contain.
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14]
RENAMED = {1: "Qismah Serif", 3: "Qismah Serif", 4: "Qismah Serif", 6: "QismahSerif"}


def write(source: str, target: str, wanted, weights) -> None:
    font = TTFont(PACKAGE / source, recalcTimestamp=False)
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    # The subsetter expects an entry for each glyph, even if nothing varies.
    for glyph in font.getGlyphOrder() if "gvar" in font else []:
        font["gvar"].variations.setdefault(glyph, [])
    characters = {c for c in font.getBestCmap() if wanted(c)}
    options = Options()
    options.layout_features = FEATURES
    # This table states that there are no hints. Without it, Linux would make its own hints and widen the letters.
    options.hinting = True
    options.notdef_outline = True
    options.name_IDs = NAMES
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    for name in font["name"].names:
        if name.nameID in RENAMED:
            name.string = RENAMED[name.nameID]
    font.flavor = "woff2"
    font.save(TARGET / target)
    size = (TARGET / target).stat().st_size
    print(f"{target}: {size} bytes, {len(characters)} characters\n  {ranges(characters)}")


def write_part(source: Path, target: str, wanted: set[int], features=None, prepare=lambda _: None) -> None:
    """A part of a face in one weight, which keeps its name."""
    font = TTFont(source, recalcTimestamp=False)
    prepare(font)
    options = Options()
    options.name_IDs = NAMES
    options.drop_tables += ["STAT"]
    options.layout_features = features or options.layout_features
    subsetter = Subsetter(options)
    characters = {c for c in font.getBestCmap() if c in wanted}
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET / target)
    print(f"{target}: {(TARGET / target).stat().st_size} bytes\n  {ranges(characters)}")


def leave_out_ligatures(font: TTFont) -> None:
    """Markazi joins each letter with a final yeh. Not needed: those that begin with a letter that joins nothing after it,
    which no word has, and those with ئ, which are rare and are written well without."""
    table = font["GSUB"].table
    parts = {
        one.FeatureTag: [part for i in one.Feature.LookupListIndex for part in table.LookupList.Lookup[i].SubTable]
        for one in table.FeatureList.FeatureRecord
    }
    joining = {glyph for part in parts["init"] + parts["medi"] for glyph in part.mapping.values()}
    hamza = [part.mapping.get(font.getBestCmap()[ord("ئ")]) for part in parts["fina"]]
    for part in parts["rlig"]:
        for first, ligatures in part.ligatures.items():
            is_used = lambda rest: len(rest) > 1 or (first in joining and rest[0] not in hamza)
            part.ligatures[first] = [one for one in ligatures if is_used(one.Component)]


def write_verses() -> None:
    ends = ["\u06dd" + "".join(chr(0x660 + int(digit)) for digit in str(number)) for number in range(1, 287)]
    verses, suras = (json.loads((VERSES / f"quran-{name}.min.json").read_text()) for name in ("verses", "surahs"))
    texts = [verse["text"] for verse in verses] + [f"سورة {sura['name']}" for sura in suras] + ends + ["\ufd3f\u00a0\ufd3e"]
    characters = {ord(c) for text in texts for c in text}
    font = TTFont(QURAN, recalcTimestamp=False)
    names = font.getGlyphOrder()
    whole = plain(font)
    used: set[int] = set()
    drawn = [shape(whole, text, used) for text in texts]
    options = Options()
    options.name_IDs = NAMES
    options.layout_closure = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters, glyphs=[names[glyph] for glyph in used])
    subsetter.subset(font)
    part = plain(font)
    for text, advances in zip(texts, drawn):
        if shape(part, text, set()) != advances:
            raise SystemExit(f"{text} would be drawn in another way")
    font.flavor = "woff2"
    font.save(TARGET / "amiri-quran.woff2")
    print(f"amiri-quran.woff2: {(TARGET / 'amiri-quran.woff2').stat().st_size} bytes\n  {ranges(characters)}")


def plain(font: TTFont) -> uharfbuzz.Font:
    font.flavor = None
    data = io.BytesIO()
    font.save(data)
    return uharfbuzz.Font(uharfbuzz.Face(data.getvalue()))


def shape(font: uharfbuzz.Font, text: str, used: set[int]) -> list[tuple[int, int, int, int]]:
    """Where each shape stands. Adds to `used` all that a letter was at some step, because the next steps need them."""
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    # Before the first of these messages, the buffer has characters.
    buffer.set_message_func(
        lambda message: used.update(one.codepoint for one in buffer.glyph_infos) is None if "lookup" in message else True
    )
    uharfbuzz.shape(font, buffer)
    used.update(one.codepoint for one in buffer.glyph_infos)
    return [(one.x_advance, one.y_advance, one.x_offset, one.y_offset) for one in buffer.glyph_positions]


def ranges(characters: set[int]) -> str:
    """In the format of unicode-range."""
    spans: list[list[int]] = []
    for c in sorted(characters):
        if spans and spans[-1][1] == c - 1:
            spans[-1][1] = c
        else:
            spans.append([c, c])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in spans)


TARGET.mkdir(parents=True, exist_ok=True)
for style, suffix in (("normal", ""), ("italic", "-italic")):
    latin = f"source-serif-4-latin-wght-{style}.woff2"
    weights = WEIGHTS if style == "normal" else 400
    write(latin, f"serif-basic{suffix}.woff2", lambda c: c in BASIC, weights)
    names, names_ext = (NAME_LETTERS, NAME_LETTERS_EXT) if style == "normal" else (set(), set())
    write(latin, f"serif-latin{suffix}.woff2", lambda c: c not in BASIC | names, weights)
    ext = f"source-serif-4-latin-ext-wght-{style}.woff2"
    write(ext, f"serif-transliteration{suffix}.woff2", lambda c: c in TRANSLITERATION, 400)
    write(ext, f"serif-latin-ext{suffix}.woff2", lambda c: c not in TRANSLITERATION | names_ext, weights)
    if names:
        write(latin, "serif-names.woff2", lambda c: c in names, weights)
        write(ext, "serif-names-ext.woff2", lambda c: c in names_ext, weights)
write_part(AMIRI, "amiri-lot.woff2", {ord(c) for c in LOT_IN_ARABIC})
markazi = FONTS / "markazi-text/files"
for weight, suffix in (("400", ""), ("600", "-bold")):
    arabic = markazi / f"markazi-text-arabic-{weight}-normal.woff2"
    write_part(arabic, f"markazi-arabic{suffix}.woff2", ARABIC, prepare=leave_out_ligatures)
    if weight == "400":
        write_part(arabic, "markazi-arabic-ext.woff2", MORE_ARABIC, prepare=leave_out_ligatures)
    latin = markazi / f"markazi-text-latin-{weight}-normal.woff2"
    write_part(latin, f"markazi-digits{suffix}.woff2", DIGITS, ["kern"])
    write_part(arabic, f"markazi-arabic-digits{suffix}.woff2", ARABIC_DIGITS, ["kern"])
write_part(FONTS / "reem-kufi/files/reem-kufi-arabic-400-normal.woff2", "reem-kufi-arabic.woff2", ARABIC)
write_verses()
