import { backOffice } from './breaks-back-office.ts'
import { userArea } from './breaks-user-area.ts'
import type { Break } from './code.ts'

/** What breaks each row that has no call and no words, and rows of which words are not all. */
export const breaks: Readonly<Record<string, readonly Break[]>> = { ...userArea, ...backOffice }
