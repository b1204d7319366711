import { z } from '@hono/zod-openapi'
import { PLANETS, SIGNS } from '#app/astro/index.server.ts'

/** A time in an answer: UTC, ISO 8601. */
export const instant = z.iso.datetime()

export const sign = z.enum(SIGNS).openapi('Sign')
export const planet = z.enum(PLANETS).openapi('Planet')
export const house = z.int().min(1).max(12)
/** Ecliptic longitude. */
export const longitude = z.number().min(0).lt(360)
/** Within a sign. */
export const degreeInSign = z.number().min(0).lt(30)

/** An answer with nothing but a message. */
export const messageAnswer = z.strictObject({ message: z.string() }).openapi('Message')
