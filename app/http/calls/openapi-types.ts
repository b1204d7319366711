/** The parts of OpenAPI 3.1 that the description of the calls uses. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: (string | number | boolean | null)[]
  const?: string | number | boolean | null
  format?: string
  pattern?: string
  description?: string
  default?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
}

interface MediaContent {
  'application/json': { schema: JsonSchema }
}

export interface ApiResponse {
  description: string
  headers?: Record<string, { description?: string; schema: JsonSchema }>
  content?: MediaContent
}

interface ApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  description?: string
  required: boolean
  schema: JsonSchema
}

export interface ApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters?: ApiParameter[]
  requestBody?: { required: boolean; content: MediaContent }
  responses: Record<string, ApiResponse | { $ref: string }>
}

export interface ApiDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  components: {
    securitySchemes: Record<string, { type: 'apiKey'; in: 'cookie'; name: string; description: string }>
    responses: Record<string, ApiResponse>
    schemas: Record<string, JsonSchema>
  }
}
