import type { RowId } from './catalogue.ts'

/**
 * Marks a test as the proof of rows of the specification. It does nothing when the test runs: the table
 * in docs/specification.md is made by reading the tests (`npm run docs:proof`), and a test that does not
 * name every text of a row it is marked with fails tests/house.
 */
export function proves(..._rows: readonly [RowId, ...RowId[]]): void {}
