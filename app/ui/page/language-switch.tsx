import { currentLanguage } from '#app/language/current.ts'
import { addressIn, LANGUAGES, languageSource, languages } from '#app/language/language.ts'
import { paths } from '#app/paths.ts'
import { PostForm } from '#app/ui/form/post-form.tsx'

// The reader's own typeface: one word needs no file.
const LOOK = 'inline-flex min-h-11 cursor-pointer items-center px-2 font-[system-ui,sans-serif] text-base'

/**
 * Leads to the same page in each other language: by its address, or on a page of a person by their setting.
 * @param path of the page in English, with its query
 */
export function LanguageSwitch({ path }: { path: string }) {
  const decider = languageSource(path.split('?')[0]!)
  if (decider === 'nothing') return null
  return (
    <div className="flex">
      {LANGUAGES.filter((other) => other !== currentLanguage()).map((other) => {
        const { name, direction } = languages[other]
        return decider === 'address' ? (
          <a
            key={other}
            href={addressIn(other, path)}
            hrefLang={other}
            lang={other}
            dir={direction}
            className={LOOK}
          >
            {name}
          </a>
        ) : (
          <PostForm
            key={other}
            reloadDocument
            action={paths.language}
            hidden={{ language: other, back: path }}
          >
            <button type="submit" lang={other} dir={direction} className={`${LOOK} underline`}>
              {name}
            </button>
          </PostForm>
        )
      })}
    </div>
  )
}
