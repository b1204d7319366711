/** A year of life that has ended. */
export interface LivedYear {
  /** Completed years at its beginning: 0 is the first year. */
  age: number
  /** First and last day, YYYY-MM-DD. */
  from: string
  until: string
}

const DAY_MS = 86_400_000

/** The birthday after so many years. A birthday on 29 February becomes 1 March in other years. */
function birthday(dateOfBirth: string, years: number): Date {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, day))
}

const dayText = (date: Date) => date.toISOString().slice(0, 10)

/** How many years of life have ended by `today`; both as YYYY-MM-DD. 0 if the birth is in the future. */
export function completedYears(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return Math.max(0, dayText(birthday(dateOfBirth, years)) <= today ? years : years - 1)
}

export function livedYear(dateOfBirth: string, age: number): LivedYear {
  return {
    age,
    from: dayText(birthday(dateOfBirth, age)),
    until: dayText(new Date(birthday(dateOfBirth, age + 1).getTime() - DAY_MS)),
  }
}

/** Every year of life that has ended by `today`, latest first, without the current year. */
export function livedYears(dateOfBirth: string, today: string): LivedYear[] {
  return Array.from({ length: completedYears(dateOfBirth, today) }, (_, age) =>
    livedYear(dateOfBirth, age),
  ).reverse()
}
