export const ar = { glossary: 'معجم المصطلحات', terms: 'مصطلحات هذه الصفحة' }
