import { HOUSE_SYSTEMS_IN_SENTENCE } from '#app/astro/index.server.ts'
import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import type { Move } from '#app/guidance/corpus/en/moves.ts'
import { houseBySigns, listed, named, nth, regards, SIGHTS } from '#app/guidance/corpus/en/names.ts'
import { QUALIFIER_TEXTS, RANK_TEXTS } from '#app/guidance/corpus/en/ruler.ts'
import { SIGN_TEXTS } from '#app/guidance/corpus/en/signs.ts'
import { fill } from '#app/guidance/corpus/en/template.ts'
import { type RegardItem, type Sentence, TARGET_KEYS, type Witness } from '#app/guidance/types.ts'
import { BlockWriter, firstOf, placeTexts } from './block-writer.ts'
import { helpSource, subjectOf } from './causes.ts'
import { trackWitnesses, witness } from './voice.ts'

/**
 * The block Fortune Path: the lot, its ruler, the way to the gift, the help, and the question that the next block
 * answers.
 */
export class FortunePathWriter extends BlockWriter {
  sentences(): Sentence[] {
    const { judgement, gift, difficulty } = this
    return [
      this.claim(),
      this.sentence('fortunePath/manner', this.signText(), null, [
        witness({ is: 'lot-sign', sign: judgement.lotSign.sign }, judgement.lotSign.rule),
      ]),
      this.giftSentence(),
      this.sentence(
        'fortunePath/lived',
        this.piece(gift, 'lived', this.lotKey),
        gift.name,
        trackWitnesses(gift),
      ),
      this.ruler(),
      this.turn(),
      this.helpSentence(),
      this.sentence(
        'fortunePath/question',
        this.move('question', `${difficulty.name}|${judgement.lotSign.sign}`, {
          question: this.piece(difficulty, 'question', judgement.ruler.planet),
        }),
        difficulty.name,
        trackWitnesses(difficulty),
      ),
    ]
  }

  private claim(): Sentence {
    const { place, lotSign } = this.judgement
    const which = this.voice.index('place/good', 2, lotSign.sign)
    this.voice.mark(`place/${place.place}/good/${which + 1}`)
    const slots = {
      sign: lotSign.sign,
      nth: nth(place.place),
      house: nth(place.house),
      system: HOUSE_SYSTEMS_IN_SENTENCE[place.system],
      matter: this.place.matter,
      good: this.place.good[which] ?? '',
      foil: this.place.foil[which] ?? '',
    }
    return this.sentence(
      'fortunePath/claim',
      place.agree
        ? this.move('claimAgree', this.lotKey, slots)
        : this.move('claimDiffer', `${this.lotKey}|${place.house}`, slots),
      this.gift.name,
      [witness(firstOf(place.witnesses), place.rule), witness(firstOf(lotSign.witnesses), 'lot.what')],
    )
  }

  private signText(): string {
    const { sign } = this.judgement.lotSign
    return this.voice.pick(`sign/${sign}/manner`, SIGN_TEXTS[sign].manner, String(this.judgement.place.place))
  }

  private giftSentence(): Sentence {
    const { gift } = this
    const [first, second] = this.giftSubjects()
    return this.sentence(
      'fortunePath/gift',
      this.move('gift', `${this.lotKey}|${gift.name}`, {
        first,
        second,
        gift: TRACK_TEXTS[gift.name].gift,
      }),
      gift.name,
      trackWitnesses(gift),
    )
  }

  /** The two findings that support the gift, first the lot's, then its ruler's. */
  private giftSubjects(): [string, string] {
    const order = ['place', 'sign', 'ruler', 'ruler-place', 'eleventh']
    const [first, second] = [...this.gift.witnesses]
      .slice(0, 2)
      .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    if (!first || !second) throw new Error('A track has two witnesses')
    const { place, ruler } = this.judgement
    const there = first.kind === 'place' && second.kind === 'ruler-place' && place.place === ruler.place
    return [
      subjectOf(this.judgement, first),
      there ? `${named(ruler.planet)} in that house` : subjectOf(this.judgement, second),
    ]
  }

  private ruler(): Sentence {
    const { ruler, lotSign, sight } = this.judgement
    const texts = RANK_TEXTS[ruler.rank]
    const rank = this.voice.pick(
      `rank/${ruler.rank}/is`,
      texts.is,
      `${ruler.planet}|${ruler.sign}|${ruler.place}`,
    )
    if (ruler.qualifier) this.voice.mark(`qualifier/${ruler.qualifier}/is/1`)
    const slots = {
      lotSign: lotSign.sign,
      planet: named(ruler.planet),
      sign: ruler.sign,
      rank: fillRank(rank, ruler.host ? named(ruler.host) : '', ruler.sign),
      qualifier: ruler.qualifier ? `; ${QUALIFIER_TEXTS[ruler.qualifier].is}` : '',
    }
    const move = sight.by === 'with' ? 'keeperAtLot' : 'keeper'
    const facts = ruler.witnesses
    return this.sentence(
      'fortunePath/keeper',
      this.move(move, `${ruler.planet}|${ruler.rank}`, slots),
      null,
      [
        witness(firstOf(facts), 'lot.ruler'),
        ...facts.flatMap((fact) => (fact.is === 'rank' ? [witness(fact, ruler.rule)] : [])),
        ...facts.flatMap((fact) =>
          fact.is === 'qualifier' ? [witness(fact, `qualifier.${fact.qualifier}`)] : [],
        ),
      ],
    )
  }

  /**
   * How the ruler relates to the lot, and the way in. It begins with Yet if that tone differs from the tone of its
   * rank, otherwise with And.
   */
  private turn(): Sentence {
    const { ruler, sight, lotSign, sect } = this.judgement
    const texts = placeTexts(ruler.place)
    const wayIn = this.voice.pick(
      `place/${ruler.place}/wayIn`,
      texts.wayIn,
      `${ruler.planet}|${lotSign.sign}`,
    )
    const slots = {
      aspect: SIGHTS[sight.by],
      sect: this.sectClause(),
      sign: ruler.sign,
      lotSign: lotSign.sign,
      house: houseBySigns(ruler.place, ruler.house),
      among: texts.among,
      wayIn,
    }
    const averse = sight.by === 'averse'
    const agree = averse ? ruler.tone < 1 : ruler.tone === 1
    const move: Move =
      sight.by === 'with'
        ? 'turnWith'
        : averse
          ? agree
            ? 'turnAndAverse'
            : 'turnYetAverse'
          : agree
            ? 'turnAnd'
            : 'turnYet'
    const sectFact = firstOf(sect.witnesses)
    return this.sentence('fortunePath/turn', this.move(move, `${ruler.sign}|${lotSign.sign}`, slots), null, [
      witness(firstOf(sight.witnesses), sight.rule),
      ...(averse || ruler.sect === 'none' ? [] : [witness(sectFact, sect.rule)]),
      witness(
        {
          is: 'planet-in',
          planet: ruler.planet,
          sign: ruler.sign,
          place: ruler.place,
          house: ruler.house,
        },
        `place.${ruler.place}`,
      ),
    ])
  }

  private sectClause(): string {
    const { ruler, sect } = this.judgement
    // Only written if sect changes the picture: it helps a weak ruler or hinders a strong one.
    if (ruler.sect === 'none' || (ruler.sect === 'own') === (ruler.tone === 1)) return ''
    const [half, other] = sect.day ? ['day', 'night'] : ['night', 'day']
    const birth = sect.uncertain ? 'the birth, at the edge of day and night, is counted as' : 'the birth was'
    return ruler.sect === 'own'
      ? fill(', and {birth} by {half}, to which it belongs', { half, birth })
      : fill(', though it belongs to the {other} and {birth} by {half}', { half, other, birth })
  }

  private helpSentence(): Sentence {
    const { help: track } = this
    const carried = this.piece(track, 'carried', `${this.judgement.help?.planet ?? '-'}|${this.endSeed()}`)
    const { text, because } = this.helpForm(carried)
    return this.sentence('fortunePath/help', text, track.name, because.slice(0, 3))
  }

  /** The finding that the help is read from, as text. */
  private helpForm(carried: string): { text: string; because: Witness[] } {
    const { help, end, spirit, ruler } = this.judgement
    const source = helpSource(this.help)
    const known = this.help.witnesses.map(({ fact, rule }) => witness(fact, rule))
    if (help && (source === 'help' || source === 'help-place')) return this.helpOf(help, carried)
    if (source === 'end' || source === 'end-place') {
      const [planet] = end.planets
      const planets = listed(end.planets.map(named))
      const seed = this.endSeed()
      if (end.kind === 'pair')
        return { text: this.move('helpPair', seed, { planets, carried }), because: known }
      if (end.kind === 'ring')
        return { text: this.move('helpRing', seed, { planets, carried }), because: known }
      if (planet === ruler.planet)
        return { text: this.move('helpKeeper', seed, { planet: named(planet), carried }), because: known }
      return {
        text: this.move('helpEnd', seed, {
          planet: planets,
          sign: end.sign ?? '',
          nth: nth(end.place ?? 1),
          carried,
        }),
        because: known,
      }
    }
    return {
      text: this.move('helpSpirit', spirit.key, { sign: spirit.sign, nth: nth(spirit.place), carried }),
      because: [witness(firstOf(spirit.witnesses), spirit.rule), ...known],
    }
  }

  /** The help of a planet, followed by what its aspect asks, or by whether the aspect is applying or separating. */
  private helpOf(help: RegardItem, carried: string): { text: string; because: Witness[] } {
    const { ruler, end, sect } = this.judgement
    const target = help.to === 'lot' ? 'the lot' : named(ruler.planet)
    const house = houseBySigns(help.place, this.houseOfHelp())
    const seed = `${help.planet}|${help.by}|${TARGET_KEYS[help.to]}`
    const strained = help.by === 'square' || help.by === 'opposition'
    const rest = this.endClause()
    const text = this.move('helpRegards', seed, {
      planet: named(help.planet),
      regards: `${regards(help.by, target)}${help.by === 'with' || help.by === 'opposition' ? ', in' : ' from'} ${house}`,
      end: rest,
      carried,
    })
    const seen = firstOf(help.witnesses)
    const after = strained
      ? {
          text: ` ${this.move('helpStrained', seed, { Aspect: help.by === 'opposition' ? 'An opposition' : 'A square' })}`,
          because: [witness(seen, 'help.strained')],
        }
      : this.courseOf(help, 'help')
    const sectFact = help.witnesses.find(({ is }) => is === 'sect')
    return {
      text: text + after.text,
      because: [
        witness(seen, `help.${help.planet}`),
        ...after.because,
        ...(rest ? [witness(firstOf(end.witnesses), end.rule)] : []),
        ...(sectFact ? [witness(sectFact, sect.rule)] : []),
      ],
    }
  }

  /** The seed for a variant about the end of the chain. */
  private endSeed(): string {
    const { kind, planets } = this.judgement.end
    return `${kind}|${planets.join('+')}`
  }

  private houseOfHelp(): number {
    const fact = this.judgement.help?.witnesses.find(({ is }) => is === 'planet-in')
    return fact?.is === 'planet-in' ? fact.house : (this.judgement.help?.place ?? 1)
  }

  private endClause(): string {
    const { help, end } = this.judgement
    if (!help || end.kind !== 'planet') return ''
    const [planet] = end.planets
    if (!planet) return ''
    if (planet === help.planet) return ', where the chain from ruler to ruler comes to rest with it'
    return end.place === help.place
      ? fill(', where the chain from ruler to ruler also comes to rest, with {planet}', {
          planet: named(planet),
        })
      : ''
  }
}

function fillRank(template: string, host: string, sign: string): string {
  return template.replaceAll('{host}', host).replaceAll('{sign}', sign)
}
