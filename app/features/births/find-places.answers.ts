import { z } from '@hono/zod-openapi'

const country = z
  .strictObject({ country: z.string(), countryCode: z.string().length(2), count: z.int().min(1) })
  .openapi('Country')

const cityName = {
  cityId: z.string().meta({ description: 'GeoNames id' }),
  cityName: z.string(),
  stateName: z.string().meta({ description: 'Empty where the country has no such division' }),
}

const listedCity = z
  .strictObject({
    ...cityName,
    distinction: z.string().optional().meta({ description: 'Only where the name repeats within the state' }),
  })
  .openapi('ListedCity')

export const cityAnswer = z
  .strictObject({
    ...cityName,
    districtName: z.string().optional(),
    countryCode: z.string().length(2),
    country: z.string(),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    zone: z.string().meta({ description: 'IANA name' }),
    population: z.int().min(0),
    label: z.string().meta({ description: 'Unlike that of any other place' }),
    isCorrection: z
      .literal(true)
      .optional()
      .meta({ description: 'Only if the place has no name as it was typed, and one that is close to it' }),
  })
  .openapi('City')

export const countriesAnswer = z.array(country)
export const citiesAnswer = z.array(listedCity)
export const foundPlacesAnswer = z.array(cityAnswer)
