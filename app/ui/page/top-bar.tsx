import { currentLanguage } from '#app/language/current.ts'
import { linkTo, PageLink } from '#app/language/page-language.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/base/button.tsx'
import { Icon } from '#app/ui/base/icons.tsx'
import { controlWords } from '#app/ui/base/messages.ts'
import { SignOutForm } from '#app/ui/form/sign-out-form.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { HomeLink } from './logo.tsx'
import { frameWords } from './messages.ts'
import type { NavEntry } from './side-nav.tsx'

interface Visitor {
  name: string | null
  email: string
  isAdmin: boolean
}

interface TopBarProps {
  actor: Visitor | null
  /** The menu of the back-office, for administrators. */
  adminEntries: readonly NavEntry[]
  /** Hidden if none is set. */
  channelUrl: string | null
  /** The page's English address. */
  path: string
}

const anchors = [
  ['/#how-it-works', 'howItWorks'],
  ['/#sample-analysis', 'sampleAnalysis'],
  ['/#why-different', 'whyDifferent'],
] as const

/** The bar at the top of public pages. Its menus are native popovers, so they need no JavaScript. */
export function TopBar({ actor, adminEntries, channelUrl, path }: TopBarProps) {
  const words = frameWords
  return (
    <header className="sky border-b border-rule bg-vellum text-ink print:hidden">
      <div className="mx-auto flex min-h-17 max-w-page flex-wrap items-center gap-2 px-5 sm:px-8">
        <HomeLink />
        <nav aria-label={words.main} className="ms-auto hidden items-center gap-6 lg:flex">
          <SiteLinks channelUrl={channelUrl} />
        </nav>
        <div className="ms-auto flex items-center gap-2 lg:ms-4">
          <LanguageSwitch path={path} />
          {actor ? (
            <UserMenu actor={actor} adminEntries={adminEntries} />
          ) : (
            <ButtonLink href={paths.login} className="whitespace-nowrap max-sm:px-3">
              {words.signIn}
            </ButtonLink>
          )}
          <button
            type="button"
            popovertarget="site-menu"
            aria-label={words.menu}
            title={words.menu}
            className="grid size-11 cursor-pointer place-items-center rounded border border-edge lg:hidden"
          >
            <Icon name="menu" className="size-6" />
          </button>
        </div>
        <nav id="site-menu" popover="auto" aria-label={words.sections} className="menu lg:hidden">
          <SiteLinks channelUrl={channelUrl} />
        </nav>
      </div>
    </header>
  )
}

function SiteLinks({ channelUrl }: { channelUrl: string | null }) {
  const words = frameWords
  const look = 'inline-flex min-h-11 items-center gap-1.5 text-ink no-underline hover:underline'
  return (
    <>
      {anchors.map(([href, label]) => (
        <PageLink key={href} href={href} className={look}>
          {words[label]}
        </PageLink>
      ))}
      {channelUrl ? (
        <a href={channelUrl} target="_blank" rel="noreferrer" className={look}>
          {words.channel}
          <Icon name="external" className="size-4" />
          <span className="sr-only">{controlWords.newTab}</span>
        </a>
      ) : null}
    </>
  )
}

function UserMenu({ actor, adminEntries }: { actor: Visitor; adminEntries: readonly NavEntry[] }) {
  const words = frameWords
  return (
    <>
      <button
        type="button"
        popovertarget="user-menu"
        className="inline-flex min-h-11 max-w-44 cursor-pointer items-center gap-2 rounded border border-edge px-3 hover:bg-wash sm:max-w-64"
      >
        <Icon name="user" className="size-5 shrink-0" />
        <bdi className="truncate max-sm:sr-only">{actor.name || actor.email}</bdi>
      </button>
      <div id="user-menu" popover="auto" className="menu">
        {actor.isAdmin ? (
          // The dashboard is among the entries.
          <nav aria-labelledby="admin-menu" className="mb-2 border-b border-rule pb-2">
            <p id="admin-menu" className="rubric px-3 py-1">
              {words.adminPanel}
            </p>
            {adminEntries.map(({ href, label, icon }) => (
              <a key={href} {...linkTo(href)}>
                <Icon name={icon} />
                {currentLanguage() === 'en' ? label : <bdi lang="en">{label}</bdi>}
              </a>
            ))}
          </nav>
        ) : (
          <a {...linkTo(paths.dashboard)}>
            <Icon name="home" />
            {words.dashboard}
          </a>
        )}
        <a {...linkTo(paths.settings)}>
          <Icon name="settings" />
          {words.settings}
        </a>
        <SignOutForm>
          <button type="submit">
            <Icon name="leave" />
            {words.signOut}
          </button>
        </SignOutForm>
      </div>
    </>
  )
}
