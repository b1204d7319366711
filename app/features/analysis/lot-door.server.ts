import type { Sign } from '#app/astro/index.server.ts'
import { passagesIn } from '#app/features/lots/reasons.server.ts'
import {
  corpusOf,
  difficultyBeside,
  EASY_DIFFICULTIES,
  hash,
  type Illustration,
  isSaid,
  type Place,
  paragraphText,
  type TurnKey,
} from '#app/guidance/index.server.ts'
import { currentLanguage } from '#app/language/current.ts'

/**
 * What is written for everybody whose lot is in one sign and place, without a chart. Its difficulty is the one that the
 * place leaves easy, because every other follows from planets.
 */
export function lotDoor(sign: Sign, place: Place) {
  const language = currentLanguage()
  const corpus = corpusOf(language)
  const { gift, knots, last } = corpus.knots[sign][place]
  const subject = EASY_DIFFICULTIES[place]
  const turn = `${subject} ease` as TurnKey
  const paragraph = (name: string) => paragraphText(name, language)!
  const steps = corpus.tracks[subject].steps.today.filter(
    ({ causes, text }) => causes.includes('ease') && isSaid(corpus, text, {}),
  )
  const { passage } = corpus.rules[`place.${place}`]!
  return {
    sign,
    place,
    gift,
    about: paragraph(`lot ${sign} ${place}`),
    difficulty: difficultyBeside(corpus, `${sign} ${place}`, turn).difficulty,
    knot: knots.ease,
    help: paragraph(`help ${turn} own`),
    step: steps[hash(`${sign} ${place}`) % steps.length]!.text,
    last,
    passage: passagesIn([{ passage }])[passage!]!,
    example: nearest(
      corpus.illustrations.filter(
        ({ shows, eases, text }) =>
          (shows?.includes(turn) || eases?.includes(turn)) && isSaid(corpus, text, { job: true }),
      ),
      sign,
      place,
    ).text,
  }
}

export type LotDoor = ReturnType<typeof lotDoor>

/** The tale for the sign and the place, or for one of the two; of several, always the same one. */
function nearest(tales: readonly Illustration[], sign: Sign, place: Place): Illustration {
  const score = ({ id, for: suits }: Illustration) =>
    suits.filter((key) => key === `lot.sign:${sign}` || key === `lot.house:${place}`).length +
    hash(`${id} ${sign} ${place}`) / 2 ** 32
  return tales.reduce((best, tale) => (score(tale) > score(best) ? tale : best))
}
