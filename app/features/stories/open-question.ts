interface Closing {
  /** YYYY-MM-DD */
  closesOn: string
  closedAt: Date | number | null
}

/** @param firstOpenDay the first day that has not ended everywhere on Earth */
export const isOpen = ({ closesOn, closedAt }: Closing, firstOpenDay: string): boolean =>
  closedAt === null && closesOn >= firstOpenDay
