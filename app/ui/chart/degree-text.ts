/** `22°37′`, `22°37′06″` and `+0°57′`: used on screens and paper where one decimal is not specified. */
export { dmsText, dmText, signedText } from '#app/astro/sexagesimal.ts'
