export const ar = { glossary: 'معجم المصطلحات' }
