import { HOUSE_SYSTEMS_IN_SENTENCE } from '#app/astro/index.server.ts'
import type { FactWords } from '#app/guidance/corpus/corpus.ts'
import { fill } from '#app/guidance/corpus/template.ts'
import type { Fact } from '#app/guidance/types.ts'
import {
  ASPECT_NAMES,
  capital,
  houseOf,
  listed,
  named,
  nth,
  QUALIFIER_WORDS,
  RANK_WORDS,
  regards,
} from './names.ts'

/** After a colon, only names begin with a capital letter. */
const clause = (fact: Fact): string => sentence(fact).replace(/^The /, 'the ')

export const FACTS: FactWords = { text: (fact) => capital(clause(fact)), clause, short }

function sentence(fact: Fact): string {
  switch (fact.is) {
    case 'lot-sign':
      return fill('The Part of Fortune is in {sign}.', fact)
    case 'lot-place': {
      const place = nth(fact.place)
      if (fact.place === fact.house)
        return fill('The Part of Fortune is in the {place} house, both by {system} and by signs.', {
          place,
          system: HOUSE_SYSTEMS_IN_SENTENCE[fact.system],
        })
      return fill('The Part of Fortune is in the {house} house by {system} and in the {place} by signs.', {
        place,
        house: nth(fact.house),
        system: HOUSE_SYSTEMS_IN_SENTENCE[fact.system],
      })
    }
    case 'lot-bound':
      return fill('The degree of the Part of Fortune is in the bound of {planet}.', {
        planet: named(fact.planet),
      })
    case 'rules':
      return fill('{planet} rules {sign}, the sign of the lot, by the {tradition} rulers.', {
        ...fact,
        planet: named(fact.planet),
      })
    case 'planet-in': {
      const slots = { planet: named(fact.planet), sign: fact.sign, place: nth(fact.place) }
      return fact.place === fact.house
        ? fill('{planet} is in {sign}, in the {place} house.', slots)
        : fill('{planet} is in {sign}, in the {place} house by signs and the {house} by cusps.', {
            ...slots,
            house: nth(fact.house),
          })
    }
    case 'rank':
      return fill('{planet} is in {sign}, {rank}.', {
        planet: named(fact.planet),
        sign: fact.sign,
        rank: RANK_WORDS[fact.rank],
      })
    case 'qualifier':
      return fill('{planet} is {how}.', {
        planet: named(fact.planet),
        how: QUALIFIER_WORDS[fact.qualifier],
      })
    case 'sect': {
      const half = fact.day ? 'day' : 'night'
      const edge = fact.uncertain ? ', with the Sun within a degree of the horizon,' : ''
      return fact.fits
        ? fill('The birth{edge} counts as one by {half}, and {planet} belongs to the {half}.', {
            edge,
            half,
            planet: named(fact.planet),
          })
        : fill('The birth{edge} counts as one by {half}, and {planet} belongs to the {other}.', {
            edge,
            half,
            other: fact.day ? 'night' : 'day',
            planet: named(fact.planet),
          })
    }
    case 'regard':
      return fill('{planet} {regards}{close}.', {
        planet: named(fact.planet),
        regards: regards(
          fact.by,
          fact.to === 'lot' ? 'the Part of Fortune' : `${named(fact.to)}, the ruler of the lot`,
        ),
        close: fact.close ? ', within three degrees of exact' : '',
      })
    case 'overcomes':
      return fill('{planet} stands in the tenth sign from {to}, the stronger side of a square.', {
        planet: named(fact.planet),
        to: fact.to === 'lot' ? 'the lot' : named(fact.to),
      })
    case 'course':
      return fill('{planet} is within six degrees of an exact {aspect} with {to}, and the two {move}.', {
        planet: named(fact.planet),
        aspect: fact.by === 'averse' ? 'aspect' : ASPECT_NAMES[fact.by],
        to: named(fact.to),
        move: fact.course === 'applying' ? 'still draw nearer' : 'move apart',
      })
    case 'received':
      return fill('{planet} stands in a sign of {host} and is seen by it: it is received.', {
        planet: named(fact.planet),
        host: named(fact.host),
      })
    case 'spirit':
      return fill('The Lot of Spirit is in {sign}, in the {place} house by signs.', {
        sign: fact.sign,
        place: nth(fact.place),
      })
    case 'from-lot':
      return fill('{sign} is the {nth} sign from the lot; {who} there.', {
        sign: fact.sign,
        nth: nth(fact.nth),
        who:
          fact.planets.length === 0
            ? 'no planet stands'
            : `${listed(fact.planets.map(named))} ${fact.planets.length > 1 ? 'stand' : 'stands'}`,
      })
    case 'end': {
      const planets = listed(fact.planets.map(named))
      if (fact.kind === 'planet')
        return fill('The chain of rulers ends with {planets}, in its own sign.', { planets })
      if (fact.kind === 'pair')
        return fill('The chain of rulers ends with {planets}, each in a sign of the other.', { planets })
      return fill('The chain of rulers goes round in a ring: {planets}.', { planets })
    }
    case 'named':
      return 'this is not named; you named it yourself.'
  }
}

function short(fact: Fact): string {
  switch (fact.is) {
    case 'lot-sign':
      return `Part of Fortune in ${fact.sign}`
    case 'lot-place':
      return `Part of Fortune in ${houseOf(fact.place, fact.house, fact.system)}`
    case 'lot-bound':
      return `bound of ${named(fact.planet)}`
    case 'rules':
      return `${named(fact.planet)}, ruler of ${fact.sign}`
    case 'planet-in':
      return `${named(fact.planet)} in ${fact.sign}, ${nth(fact.place)} house`
    case 'rank':
      return `${named(fact.planet)} in ${fact.sign}, ${RANK_WORDS[fact.rank]}`
    case 'qualifier':
      return `${named(fact.planet)} ${QUALIFIER_WORDS[fact.qualifier]}`
    case 'sect':
      return `a birth by ${fact.day ? 'day' : 'night'}`
    case 'regard':
      return `${named(fact.planet)} ${SHORT_REGARDS[fact.by]} ${fact.to === 'lot' ? 'the lot' : named(fact.to)}`
    case 'overcomes':
      return `${named(fact.planet)} overcoming ${fact.to === 'lot' ? 'the lot' : named(fact.to)}`
    case 'course':
      return `${named(fact.planet)} ${fact.course} with ${named(fact.to)}`
    case 'received':
      return `${named(fact.planet)} received by ${named(fact.host)}`
    case 'spirit':
      return `Lot of Spirit in ${fact.sign}, ${nth(fact.place)} house`
    case 'from-lot':
      return fact.planets.length > 0
        ? `${listed(fact.planets.map(named))} in the ${nth(fact.nth)} place from the lot`
        : `${fact.sign}, the ${nth(fact.nth)} place from the lot`
    case 'end':
      return fact.kind === 'planet'
        ? `chain of rulers ending with ${listed(fact.planets.map(named))}`
        : fact.kind === 'pair'
          ? `chain of rulers ending in the pair ${listed(fact.planets.map(named))}`
          : `ring of ${listed(fact.planets.map(named))}`
    case 'named':
      return 'what you named yourself'
  }
}

const SHORT_REGARDS = {
  with: 'beside',
  sextile: 'in sextile to',
  square: 'square to',
  trine: 'in trine to',
  opposition: 'opposite',
  averse: 'out of sight of',
} as const
