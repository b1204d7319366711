import { describe, expect, it } from 'vitest'
import { inLanguage } from '#app/language/request-language.server.ts'
import { reportWords } from './report-messages.ts'

describe('a reception', () => {
  const told = (language: 'ar' | 'en', host: 'Venus' | 'Saturn') =>
    inLanguage(language, () =>
      language === 'en'
        ? reportWords.reception('Moon', ['domicile', 'triplicity'], host, null, 'their signs are in trine')
        : reportWords.reception('Moon', ['بيت', 'مثلثة', 'حدّ'], host, ['شرف'], reportWords.sights.Trine),
    )

  it('names the planet once in English', () => {
    expect(told('en', 'Saturn')).toBe(
      'The Moon stands in the domicile and triplicity of Saturn; their signs are in trine.',
    )
  })

  it('gives in Arabic each share its own owner, in its gender', () => {
    expect(told('ar', 'Saturn')).toBe('القمر في بيت زحل ومثلثته وحدّه، وزحل في شرف القمر؛ وبين برجيهما تثليث.')
    expect(told('ar', 'Venus')).toContain('بيت الزهرة ومثلثتها وحدّها')
  })
})
