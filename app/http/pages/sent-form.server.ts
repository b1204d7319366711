import { data } from '@remix-run/node'
import { refusalWords } from '#app/operations/refusal-messages.ts'

/** The form that was sent, parsed once for each request. @throws 415 if it is not a form, 400 if it cannot be read */
export function sentForm(request: Request): Promise<FormData> {
  const form = sentForms.get(request) ?? readForm(request)
  sentForms.set(request, form)
  return form
}

const sentForms = new WeakMap<Request, Promise<FormData>>()

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw data({ code: 'request.not-a-form', message: refusalWords.formExpected }, { status: 415 })
  }
  try {
    return await request.formData()
  } catch {
    throw data({ code: 'request.form-malformed', message: refusalWords.formNotRead }, { status: 400 })
  }
}
