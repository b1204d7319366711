import type { ReactNode } from 'react'
import { translated } from '#app/language/current.ts'

/** The words of a member's dashboard. */
export const dashboardWords = translated('dashboard', {
  en: {
    title: 'Dashboard',
    welcome: (name: ReactNode): ReactNode[] => ['Welcome back, ', name],
    birthInformation: 'Birthday Information',
    reports: 'Reports',
    basicReport: 'Basic Report',
    detailedReport: 'Detailed Report',
    whatReportsGive:
      'The basic report gives the chart at a glance; the detailed one every house, planet and aspect.',
    progress: 'Progress',
    viewProgress: 'View Progress',
    practices: 'Practices done on your path',
    pathLater: 'You can see your path once your chart has been calculated.',
    yourLot: 'Your Part of Fortune',
    ruledBy: (house: ReactNode, ruled: (name: string) => ReactNode, ruler: string): ReactNode[] => [
      house,
      ', ',
      ruled('ruled'),
      ` by ${ruler}`,
    ],
    readAnalysis: 'Read your analysis',
    step: 'Next practice',
    evening: (number: number, days: number) => `Evening ${number} of ${days}`,
    readEvening: 'Read this evening',
    lastNote: 'Your last note',
    openBook: 'Open My Book',
    threeSteps: 'Three steps to your Part of Fortune',
    enterBirth: 'Enter birth information',
    steps: [
      ['Enter your birth information', 'The date, the time to the minute, and the place.'],
      ['Check your answers', 'You see how each of them was understood before it is saved.'],
      ['Read your analysis', 'Your Part of Fortune, what it says, and why.'],
    ] as [title: string, text: string][],
    exactTime: (link: (name: string) => ReactNode): ReactNode[] => [
      'If you do not know the exact time, ',
      link('here is where to find it'),
      '.',
    ],
    quickActions: 'Quick Actions',
    updateBirth: 'Update Birth Info',
    viewReports: 'View Reports',
    accountSettings: 'Account Settings',
    downloadReport: 'Download Report',
  },
})
