/** How far back the dashboard's figures go: days, or since the first account. */
export const FIGURE_RANGES = ['7', '30', '90', 'all'] as const
export type FigureRange = (typeof FIGURE_RANGES)[number]

export const USUAL_RANGE: FigureRange = '30'

export const RANGE_NAMES: Readonly<Record<FigureRange, string>> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  all: 'All time',
}
