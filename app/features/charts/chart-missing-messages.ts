import { translated } from '#app/language/current.ts'

const saved = 'Your birth information is saved, but there is no chart of it at the moment.'
const castAgain = 'Calculate my chart again'
const openAnalysis = 'Please open your analysis: your chart is then calculated again.'

/** For a person without birth data, without a chart, or with a chart that cannot be read. */
export const missingWords = translated('chartMissing', {
  en: {
    birthRequired: 'Birth Data Required',
    birthRequiredText:
      'Your analysis is calculated from the exact date, time and place of your birth. Please enter them first.',
    enterBirth: 'Enter birth information',
    title: 'Your chart',
    noBirthData: 'No birth data found. Please enter your birth information first.',
    /** An administrator deleted the chart, or casting it failed. */
    savedWithoutChart: saved,
    canBeCast: 'It can be calculated again from what you saved.',
    castAgain,
    notCast: 'Failed to generate natal chart',
    tryAgain: 'Please try again.',
    noChart: `${saved} Please open “My Path” and choose “${castAgain}”.`,
    damaged: `Your stored chart cannot be read. ${openAnalysis}`,
  },
})
