import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'

/** The lot that a visitor found. */
export const foundLotWords = translated('foundLot', {
  en: {
    keep: 'Keep it and read all seven parts',
    needsAccount: 'You need an account for that. You do not type the birth again.',
    readDoor: 'What is written for everybody whose lot is here',
    counted: 'How it was counted',
    formula: (risingSign: ReactNode): ReactNode[] => [
      'By day: ',
      risingSign,
      ' + Moon − Sun. By night the Sun and the Moon change places. ',
    ],
    ascendant: 'Ascendant',
    byDay: 'This is a birth by day.',
    byNight: 'This is a birth by night: Ascendant + Sun − Moon.',
    checkChart: 'Check the chart',
    copyPositions: 'Copy positions as text',
    positions: 'Positions as text',
    wheelFile: 'Wheel as SVG',
    chartFile: 'Chart as JSON',
    partOfFortune: 'Part of Fortune',
    signInHouse: (sign: string, house: ReactNode): ReactNode[] => [sign, ' in the ', house],
    birthLine: (date: ReactNode, time: string, offset: ReactNode, place: ReactNode): ReactNode[] => [
      date,
      ', ',
      time,
      ' (',
      offset,
      '), ',
      place,
    ],
    position: 'Position',
    ruler: 'Ruler',
    rulerIn: (ruler: string, sign: string, house: string) => `${ruler} in ${sign}, ${house}`,
    sect: 'Sect',
    dayBirth: 'Day birth',
    nightBirth: 'Night birth',
    houses: 'Houses',
  },
})
