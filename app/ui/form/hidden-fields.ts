/** Names of the hidden fields of forms. `PostForm` writes them. */

/** The signed owner of the form, and the time when the form was shown. */
export const FORM_OWNER = 'formOwner'

/** One value for each showing of a form: sent twice, it creates something once. */
export const IDEMPOTENCY_FIELD = 'idempotencyKey'

/** The revision of the record that the form has read. */
export const REVISION = 'revision'

/** A field that people do not see. Programs that fill in every field fill it in too. */
export const HONEYPOT_FIELD = 'website'
