import type { ReactNode } from 'react'
import { FAJR_DEPRESSION, ISHA_DEPRESSION, type Prayer } from '#app/astro/types.ts'
import { translated } from '#app/language/current.ts'
import { counted } from '#app/language/plural.ts'
import { birthFormWords } from './birth-form-messages.ts'
import type { PrayerSide } from './prayer-sides.ts'

/** The pages that enter, check, show and correct a birth. */
export const birthWords = translated('birth', {
  en: {
    /** Shown to a visitor who opens the birth form without being signed in. */
    logInFirst: {
      title: 'Authentication Required',
      description: 'Please log in to enter your birth information.',
    },
    /** The texts of each address of the birth form. `refused` is above the reason of a refusal. */
    info: {
      heading: 'Enter Your Birth Information',
      saved: { title: 'Success!', description: 'Your birth information has been saved securely.' },
      refused: 'Error',
      /** For an unexpected error. */
      faultMessage: 'Failed to save birth data. Please try again.',
    },
    data: {
      heading: 'Birth Information',
      saved: { title: 'Birth information saved', description: 'Your birth data has been securely stored.' },
      refused: 'Failed to save birth information',
      faultMessage: 'Please try again.',
    },
    title: 'Birth Information',
    lead: 'The date, the clock time and the place, as exactly as you know them.',
    backToDashboard: 'Back to Dashboard',
    backToBirth: 'Back to Birth Information',
    backToForm: 'Back to the form',
    alreadySaved: 'Your birth information has already been saved and cannot be changed.',
    correctionWaits:
      'You already have a request that is waiting for an answer. You can send another one after that.',
    /** Shown before saving, in the form and on the page that checks the answers. */
    savedOnce: {
      title: 'You cannot change this later',
      text: 'Birth information is saved once. You cannot change it yourself afterwards. If you find a mistake, you can request a correction.',
      next: 'You can check everything in the next step, before it is saved.',
    },
    check: {
      title: 'Check your answers',
      lead: 'Nothing is saved yet. This is how we understood what you entered.',
      answers: 'Your answers',
      dateOfBirth: 'Date of birth',
      birthTime: 'Birth time',
      place: 'Place',
      clock: 'Clock',
      summerTime: 'Summer time',
      pseudonym: 'Pseudonym',
      none: 'None',
      change: 'Change',
      /** Read aloud after `change`. */
      changed: {
        'Date of birth': ' date of birth',
        'Birth time': ' birth time',
        Place: ' place',
        Pseudonym: ' pseudonym',
      },
      /** Under a date that was given in the Hijri calendar. */
      fromHijri: (typed: string) =>
        `From ${typed} in the calendar of Umm al-Qura, ± a day: months begin with the new moon that was seen, and a day begins at sunset. Compare the day of the week.`,
      /** Under a time that was given by a prayer. */
      byPrayer: (side: PrayerSide, prayer: Prayer, from: string, to: string) =>
        `${birthFormWords.prayerSides[side]} (${birthFormWords.prayers[prayer]}): from ${from} to ${to} by the clocks of that day. The middle is taken.`,
      prayerRules: {
        fajr: `Dawn is when the Sun is ${FAJR_DEPRESSION}° below the horizon, as the Muslim World League has it.`,
        sunrise: 'Sunrise is when the edge of the Sun is seen.',
        dhuhr: 'Noon is when the Sun stands highest.',
        asr: 'Asr begins, for Malik, al-Shafi‘i and Ahmad, when a shadow is longer than at noon by the height of what casts it.',
        maghrib: 'Sunset is when the edge of the Sun is no longer seen.',
        isha: `Isha is when the Sun is ${ISHA_DEPRESSION}° below the horizon, as the Muslim World League has it.`,
      },
      afterSunset: (evening: string, daylight: string) =>
        `${evening} (after sunset; until sunset it was ${daylight})`,
      ofTheTwo: {
        earlier: 'The earlier of the two that night',
        later: 'The later of the two that night',
      },
      coordinates: (latitude: string, isNorth: boolean, longitude: string, isEast: boolean) =>
        `${latitude}° ${isNorth ? 'N' : 'S'}, ${longitude}° ${isEast ? 'E' : 'W'}`,
      /** Other clocks by which the time may have been read. */
      readings: {
        title: 'Other readings of the clock',
        lead: 'The clock of a place is not always certain. Each of these readings gives another lot. Choose one only if you know that it is right.',
        ours: (offset: string) => `The clock that we would use, ${offset}.`,
        border: (zone: string, offset: string) =>
          `The clock of ${zone}, ${offset}, whose border is within 5 kilometres.`,
        disputed: (zone: string, offset: string) =>
          `The clock of ${zone}, ${offset}: this territory is disputed, and two clocks were kept.`,
        region: (offset: string) => `The clock of a region whose border is within 5 kilometres, ${offset}.`,
        beside: (clock: string, offset: string) =>
          `${clock}, ${offset}, which the city kept beside the clock of the railways.`,
        around: (zone: string, city: string, offset: string) =>
          `The clock of ${city}, ${offset}: the history of the zone around this region (${zone}).`,
        history: (zone: string, city: string, offset: string) =>
          `The clock of ${city}, ${offset}, if railways or offices had brought it (${zone}).`,
        sunset: (offset: string) =>
          `A clock set by sunset, with sunset at six, ${offset}. If the paper counts the hours from sunset, add six hours first.`,
        lot: (position: string, degrees: string) =>
          `Your Part of Fortune would be ${position}, ${degrees}° away.`,
        use: 'Use this clock',
      },
      save: 'Save birth information',
      goBack: 'Go back and change',
      nearby: 'If the time were a few minutes off',
      firm: (minutes: number, time: string) =>
        `Within ${minutes} minutes of ${time} your Part of Fortune keeps its sign, its house and its ruler. Some sentences of the analysis can still change. Each such sentence has a note about it.`,
      unsure: (link: ReactNode): ReactNode[] => ['If you are not sure of the minute, ', link, ' first.'],
      lookForRecord: 'look for a record of it',
      /** The same time on a 12-hour clock. */
      times: {
        midnight: (time: string) => `${time} AM, just after midnight`,
        night: (time: string) => `${time} AM, at night`,
        morning: (time: string) => `${time} AM, in the morning`,
        afternoon: (time: string) => `${time} PM, in the afternoon`,
        evening: (time: string) => `${time} PM, in the evening`,
      },
      no: 'No',
      hours: (count: number) => counted(count, { one: '# hour', other: '# hours' }),
      minutes: (count: number) => counted(count, { one: '# minutes', other: '# minutes' }),
      ahead: (size: string) => `Yes, the clocks were ${size} ahead`,
      behind: (size: string) => `No. The clocks were ${size} behind standard time.`,
    },
    /** A saved birth whose clock is read otherwise by newer data. */
    clockChange: {
      title: (zone: string, offset: string) => `The clock of this birth is now read as ${offset} (${zone}).`,
      text: (offset: string) =>
        `Your chart was cast with ${offset}. It stays as it is until you decide. We ask only once.`,
      saved: (lot: string) => `Your chart now: Part of Fortune ${lot}`,
      now: (lot: string) => `By the clock as it is read today: Part of Fortune ${lot}`,
      change: 'Read it by the new clock',
      keep: 'Keep my chart',
      choose: 'Choose one of the two clocks',
      changed: 'Clock changed',
      changedText: 'Your chart is recalculated, and your analysis is written from it.',
      kept: 'Chart kept',
      keptText: 'Your chart stays as it is.',
    },
    saved: {
      title: 'Your saved birth information',
      lead: 'Your birth information is saved. If something in it is wrong, you can ask for a correction here.',
      requested: 'Correction requested',
      requestedText:
        'Your request for a correction has been received. An administrator will look at it. If it is accepted, your chart is recalculated.',
      accepted: 'Correction accepted',
      acceptedText:
        'Your birth information was corrected and your chart recalculated. Your analysis is written from the new chart.',
      declined: 'Correction declined',
      declinedText: 'Your last request for a correction was declined.',
      wrong: 'Is something wrong?',
      once: 'Birth information is saved once, so that your chart stays the same.',
      afterThisOne: 'You can request another correction after this one is decided.',
      twoOptions: 'If something is wrong, you have two options.',
      request: 'Request a correction',
      startAgain: 'Delete all my data and start again',
    },
    correction: {
      title: 'Request a correction',
      lead: 'Say what it should be, and why. Nothing changes until an administrator has accepted it.',
      sent: 'Request sent',
      sentText: 'An administrator will look at your correction.',
    },
  },
})
