import type { ExamplesByCall } from './kit'

export const backOffice: ExamplesByCall = {}
