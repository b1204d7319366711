import type { Planet } from '#app/astro/index.server.ts'
import type { FactWords } from '#app/guidance/corpus/corpus.ts'
import { fill } from '#app/guidance/corpus/template.ts'
import type { Fact } from '#app/guidance/types.ts'
import {
  ASPECTS,
  as,
  houseOf,
  listed,
  named,
  nth,
  qualifierOf,
  rankOf,
  SYSTEMS,
  signed,
  to,
} from './names.ts'

/** The lot, or a planet, as what a planet looks at. */
const lotOr = (to: 'lot' | Planet): string => (to === 'lot' ? 'السهم' : named(to))

export const FACTS: FactWords = { text: sentence, clause: sentence, short }

function sentence(fact: Fact): string {
  switch (fact.is) {
    case 'lot-sign':
      return fill('سهم السعادة في برج {sign}.', { sign: signed(fact.sign) })
    case 'lot-place': {
      const slots = { place: nth(fact.place), house: nth(fact.house), system: SYSTEMS[fact.system] }
      if (fact.system === 'whole-sign') return fill('سهم السعادة في البيت {place} بالبروج.', slots)
      return fact.place === fact.house
        ? fill('سهم السعادة في البيت {place}، بحساب {system} وبالبروج معًا.', slots)
        : fill('سهم السعادة في البيت {house} بحساب {system}، وفي البيت {place} بالبروج.', slots)
    }
    case 'lot-bound':
      return fill('درجة سهم السعادة في حدّ {planet}.', { planet: named(fact.planet) })
    case 'rules':
      return fill('{planet} {ruler} {sign}، برج السهم، عند {tradition}.', {
        planet: named(fact.planet),
        ruler: as(fact.planet, 'صاحب', 'صاحبة'),
        sign: signed(fact.sign),
        tradition: fact.tradition === 'modern' ? 'المحدثين' : 'القدماء',
      })
    case 'planet-in': {
      const slots = { planet: named(fact.planet), sign: signed(fact.sign), place: nth(fact.place) }
      return fact.place === fact.house
        ? fill('{planet} في برج {sign}، في البيت {place}.', slots)
        : fill('{planet} في برج {sign}، في البيت {place} بالبروج وفي البيت {house} بمراكز البيوت.', {
            ...slots,
            house: nth(fact.house),
          })
    }
    case 'rank':
      return fill('{planet} في برج {sign}، {rank}.', {
        planet: named(fact.planet),
        sign: signed(fact.sign),
        rank: rankOf(fact.planet, fact.rank),
      })
    case 'qualifier':
      return fill('{planet} {how}.', {
        planet: named(fact.planet),
        how: qualifierOf(fact.planet, fact.qualifier),
      })
    case 'sect':
      return fill('يُعدّ الميلاد {birth}{edge}، و{planet} {own}.', {
        birth: fact.day ? 'نهاريًّا' : 'ليليًّا',
        edge: fact.uncertain ? '، وبين الشمس والأفق أقل من درجة' : '',
        planet: named(fact.planet),
        own: fact.day === fact.fits ? as(fact.planet, 'نهاري', 'نهارية') : as(fact.planet, 'ليلي', 'ليلية'),
      })
    case 'regard':
      return regard(fact)
    case 'overcomes':
      return fill('{planet} في البرج العاشر من {to}، وهو الجانب الأقوى في التربيع.', {
        planet: named(fact.planet),
        to: lotOr(fact.to),
      })
    case 'course':
      return fill('بين {planet} و{to} {aspect} في حدود ست درجات من التمام، والمسافة بينهما {course}.', {
        planet: named(fact.planet),
        to: named(fact.to),
        aspect: fact.by === 'averse' ? 'نظر' : ASPECTS[fact.by],
        course: fact.course === 'applying' ? 'تقلّ' : 'تزيد',
      })
    case 'received':
      return fill('{planet} في برج {toHost}، و{host} {sees} {it}: {received}.', {
        planet: named(fact.planet),
        host: named(fact.host),
        toHost: to(named(fact.host)),
        sees: as(fact.host, 'ينظر', 'تنظر'),
        it: as(fact.planet, 'إليه', 'إليها'),
        received: as(fact.planet, 'فهو مقبول', 'فهي مقبولة'),
      })
    case 'spirit':
      return fill('سهم الغيب في برج {sign}، في البيت {place} بالبروج.', {
        sign: signed(fact.sign),
        place: nth(fact.place),
      })
    case 'from-lot':
      return fill('برج {sign} هو البرج {nth} من السهم، {who}.', {
        sign: signed(fact.sign),
        nth: nth(fact.nth),
        who: fact.planets.length === 0 ? 'ولا كوكب فيه' : `وفيه ${listed(fact.planets.map(named))}`,
      })
    case 'end':
      return end(fact)
    case 'named':
      return 'لم تذكر الخريطة هذا، بل ذكرتموه أنتم.'
  }
}

function regard({ planet, to: seen, by, close }: Extract<Fact, { is: 'regard' }>): string {
  const slots = {
    planet: named(planet),
    to: seen === 'lot' ? 'سهم السعادة' : `${named(seen)}، ${as(seen, 'صاحب السهم', 'صاحبة السهم')}،`,
    sees: as(planet, 'ينظر', 'تنظر'),
    close: close ? '، في حدود ثلاث درجات من التمام' : '',
  }
  if (by === 'with') return fill('{planet} مع {to} في برج واحد{close}.', slots)
  if (by === 'averse')
    return fill('{planet} لا {sees} إلى {to}.', { ...slots, to: slots.to.replace(/،$/, '') })
  return fill('{planet} {sees} إلى {to} ب{aspect}{close}.', { ...slots, aspect: `ال${ASPECTS[by]}` })
}

function end({ kind, planets }: Extract<Fact, { is: 'end' }>): string {
  const slots = { planets: listed(planets.map(named)) }
  const [planet] = planets
  if (kind === 'planet' && planet)
    return fill('تنتهي سلسلة أصحاب البروج عند {planets}، {home}.', { ...slots, home: rankOf(planet, 'home') })
  if (kind === 'pair')
    return fill('تنتهي سلسلة أصحاب البروج عند {planets}، وكل واحد منهما في برج الآخر.', slots)
  return fill('تدور سلسلة أصحاب البروج في حلقة: {planets}.', slots)
}

function short(fact: Fact): string {
  switch (fact.is) {
    case 'lot-sign':
      return `سهم السعادة في ${signed(fact.sign)}`
    case 'lot-place':
      return `سهم السعادة في ${houseOf(fact.place, fact.house, fact.system)}`
    case 'lot-bound':
      return `حدّ ${named(fact.planet)}`
    case 'rules':
      return `${named(fact.planet)} ${as(fact.planet, 'صاحب', 'صاحبة')} ${signed(fact.sign)}`
    case 'planet-in':
      return `${named(fact.planet)} في ${signed(fact.sign)}، في البيت ${nth(fact.place)}`
    case 'rank':
      return `${named(fact.planet)} في ${signed(fact.sign)}، ${rankOf(fact.planet, fact.rank)}`
    case 'qualifier':
      return `${named(fact.planet)} ${qualifierOf(fact.planet, fact.qualifier)}`
    case 'sect':
      return fact.day ? 'ميلاد نهاري' : 'ميلاد ليلي'
    case 'regard':
      if (fact.by === 'with') return `${named(fact.planet)} مع ${lotOr(fact.to)}`
      if (fact.by === 'averse')
        return `${named(fact.planet)} لا ${as(fact.planet, 'ينظر', 'تنظر')} إلى ${lotOr(fact.to)}`
      return `${ASPECTS[fact.by]} ${named(fact.planet)} ${to(lotOr(fact.to))}`
    case 'overcomes':
      return `${named(fact.planet)} في العاشر من ${lotOr(fact.to)}`
    case 'course':
      return fact.course === 'applying'
        ? `اتصال ${named(fact.planet)} ب${named(fact.to)}`
        : `انصراف ${named(fact.planet)} عن ${named(fact.to)}`
    case 'received':
      return `قبول ${named(fact.host)} ${to(named(fact.planet))}`
    case 'spirit':
      return `سهم الغيب في ${signed(fact.sign)}، في البيت ${nth(fact.place)}`
    case 'from-lot':
      return fact.planets.length > 0
        ? `${listed(fact.planets.map(named))} في البيت ${nth(fact.nth)} من السهم`
        : `برج ${signed(fact.sign)}، ${nth(fact.nth)} من السهم`
    case 'end': {
      const planets = listed(fact.planets.map(named))
      return fact.kind === 'ring' ? `حلقة من ${planets}` : `سلسلة أصحاب البروج تنتهي عند ${planets}`
    }
    case 'named':
      return 'ما ذكرتموه أنتم'
  }
}
