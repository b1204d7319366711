import { TRACK_TEXTS } from '#app/guidance/corpus/en/index.ts'
import { QUALIFIER_TEXTS, RANK_TEXTS } from '#app/guidance/corpus/en/keeper.ts'
import type { Move } from '#app/guidance/corpus/en/moves.ts'
import { houseOf, listed, named, nth, REGARDS, regards, SYSTEMS } from '#app/guidance/corpus/en/names.ts'
import { SIGN_TEXTS } from '#app/guidance/corpus/en/signs.ts'
import { fill } from '#app/guidance/corpus/en/template.ts'
import type { Sentence, Witness } from '#app/guidance/types.ts'
import { BlockWriter, firstOf, placeTexts } from './block-writer.ts'
import { subjectOf } from './causes.ts'
import { trackWitnesses, witness } from './voice.ts'

/** Fortune Path: the lot, its ruler, the way to the gift, the help, and the question that the next block answers. */
export class FortunePathWriter extends BlockWriter {
  sentences(): Sentence[] {
    const { judgement, gift, difficulty } = this
    return [
      this.claim(),
      this.said('fortunePath/manner', this.manner(), null, [
        witness({ is: 'lot-sign', sign: judgement.manner.sign }, judgement.manner.rule),
      ]),
      this.giftSentence(),
      this.said('fortunePath/lived', this.piece(gift, 'lived', this.lotKey), gift.name, trackWitnesses(gift)),
      this.keeper(),
      this.turn(),
      this.helpSentence(),
      this.said(
        'fortunePath/question',
        this.piece(difficulty, 'question', judgement.keeper.planet),
        difficulty.name,
        trackWitnesses(difficulty),
      ),
    ]
  }

  private claim(): Sentence {
    const { place, manner } = this.judgement
    const which = this.voice.index('place/good', 2, manner.sign)
    this.voice.mark(`place/${place.place}/good/${which + 1}`)
    const slots = {
      sign: manner.sign,
      nth: nth(place.place),
      house: nth(place.house),
      system: SYSTEMS[place.system],
      matter: this.place.matter,
      good: this.place.good[which] ?? '',
      foil: this.place.foil[which] ?? '',
    }
    return this.said(
      'fortunePath/claim',
      place.agree
        ? this.move('claimAgree', this.lotKey, slots)
        : this.move('claimDiffer', `${this.lotKey}|${place.house}`, slots),
      this.gift.name,
      [witness(firstOf(place.witnesses), place.rule), witness(firstOf(manner.witnesses), 'lot.what')],
    )
  }

  private manner(): string {
    const { sign } = this.judgement.manner
    return this.voice.pick(`sign/${sign}/manner`, SIGN_TEXTS[sign].manner, String(this.judgement.place.place))
  }

  private giftSentence(): Sentence {
    const { gift } = this
    const [first, second] = this.giftSubjects()
    return this.said(
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

  /** The two findings that speak for the gift, the lot's own before its ruler's. */
  private giftSubjects(): [string, string] {
    const order = ['place', 'manner', 'keeper', 'keeper-place', 'eleventh']
    const [first, second] = [...this.gift.witnesses]
      .slice(0, 2)
      .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
      .map((one) => subjectOf(this.judgement, one))
    return [first ?? '', second ?? '']
  }

  private keeper(): Sentence {
    const { keeper, manner, sight } = this.judgement
    const texts = RANK_TEXTS[keeper.rank]
    const rank = this.voice.pick(`rank/${keeper.rank}/is`, texts.is, `${keeper.planet}|${keeper.sign}`)
    if (keeper.qualifier) this.voice.mark(`qualifier/${keeper.qualifier}/is/1`)
    const slots = {
      lotSign: manner.sign,
      planet: named(keeper.planet),
      sign: keeper.sign,
      rank: fillRank(rank, keeper.host ? named(keeper.host) : '', keeper.sign),
      qualifier: keeper.qualifier ? `; ${QUALIFIER_TEXTS[keeper.qualifier].is}` : '',
    }
    const move = sight.by === 'with' ? 'keeperAtLot' : 'keeper'
    const facts = keeper.witnesses
    return this.said('fortunePath/keeper', this.move(move, `${keeper.planet}|${keeper.rank}`, slots), null, [
      witness(firstOf(facts), 'lot.ruler'),
      ...facts.flatMap((fact) => (fact.is === 'rank' ? [witness(fact, keeper.rule)] : [])),
      ...facts.flatMap((fact) =>
        fact.is === 'qualifier' ? [witness(fact, `qualifier.${fact.qualifier}`)] : [],
      ),
    ])
  }

  /** How the ruler stands to the lot, and the way in: Yet where that tone differs from its rank's, else And. */
  private turn(): Sentence {
    const { keeper, sight, manner, sect, place } = this.judgement
    const texts = placeTexts(keeper.place)
    const wayIn = this.voice.pick(
      `place/${keeper.place}/wayIn`,
      texts.wayIn,
      `${keeper.planet}|${manner.sign}`,
    )
    const slots = {
      regards: REGARDS[sight.by],
      regardsLot: regards(sight.by, 'the lot'),
      sect: this.sectClause(),
      sign: keeper.sign,
      lotSign: manner.sign,
      house: houseOf(keeper.place, keeper.house, place.system),
      among: texts.among,
      wayIn,
    }
    const averse = sight.by === 'averse'
    const agree = averse ? keeper.tone < 1 : keeper.tone === 1
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
    return this.said('fortunePath/turn', this.move(move, `${keeper.sign}|${manner.sign}`, slots), null, [
      witness(firstOf(sight.witnesses), sight.rule),
      ...(averse || keeper.sect === 'none' ? [] : [witness(sectFact, sect.rule)]),
      witness(
        {
          is: 'planet-in',
          planet: keeper.planet,
          sign: keeper.sign,
          place: keeper.place,
          house: keeper.house,
        },
        `place.${keeper.place}`,
      ),
    ])
  }

  private sectClause(): string {
    const { keeper, sect } = this.judgement
    // Said where it changes the picture: what is low is helped, what is high is hindered.
    if (keeper.sect === 'none' || (keeper.sect === 'own') === (keeper.tone === 1)) return ''
    const half = sect.day ? 'day' : 'night'
    const birth = sect.uncertain
      ? `birth at the edge of day and night, counted here as ${half},`
      : `${half} birth`
    return keeper.sect === 'own'
      ? fill(', and a {birth} suits it', { birth })
      : fill(', though a {birth} does not suit it', { birth })
  }

  private helpSentence(): Sentence {
    const { help: track } = this
    const carried = this.piece(
      track,
      'carried',
      `${this.judgement.help?.planet ?? '-'}|${this.judgement.end.key}`,
    )
    const { text, because } = this.helpForm(carried)
    return this.said('fortunePath/help', text, track.name, because.slice(0, 3))
  }

  /** The help is told by the help's own planet where that is a witness, else by what is. */
  private helpForm(carried: string): { text: string; because: Witness[] } {
    const { help, end, spirit, keeper, place } = this.judgement
    const kinds = this.help.witnesses.map(({ kind }) => kind)
    const is = (...some: readonly string[]) => kinds.some((kind) => some.includes(kind))
    const known = this.help.witnesses.map(({ fact, rule }) => witness(fact, rule))
    if (help && is('help', 'help-place')) {
      const target = help.to === 'lot' ? 'the lot' : named(keeper.planet)
      const house = houseOf(help.place, this.houseOfHelp(), place.system)
      const text = this.move('helpRegards', help.key, {
        planet: named(help.planet),
        regards: `${regards(help.by, target)}${help.by === 'with' ? ', in' : ' from'} ${house}`,
        end: this.endClause(),
        carried,
      })
      const sect = help.witnesses.find(({ is: kind }) => kind === 'sect')
      return {
        text,
        because: [
          witness(firstOf(help.witnesses), `help.${help.planet}`),
          ...(this.endClause() ? [witness(firstOf(end.witnesses), end.rule)] : []),
          ...(sect ? [witness(sect, this.judgement.sect.rule)] : []),
        ],
      }
    }
    if (is('end', 'end-place')) {
      const [planet] = end.planets
      const planets = listed(end.planets.map(named))
      if (end.kind === 'pair')
        return { text: this.move('helpPair', end.key, { planets, carried }), because: known }
      if (end.kind === 'ring')
        return { text: this.move('helpRing', end.key, { planets, carried }), because: known }
      if (planet === keeper.planet)
        return { text: this.move('helpKeeper', end.key, { planet: named(planet), carried }), because: known }
      return {
        text: this.move('helpEnd', end.key, {
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
