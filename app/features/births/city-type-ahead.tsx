import type { FieldMetadata } from '@conform-to/react'
import { useCombobox } from 'downshift'
import { useEffect, useRef, useState } from 'react'
import { foldName } from '#app/geo/place-name.ts'
import { Combobox } from '#app/ui/form/combobox.tsx'
import { birthFormWords as words } from './birth-form-messages.ts'
import type { SuggestedPlace } from './suggested-place.ts'

const COUNTRY_SUGGESTIONS = 10
/** The search starts this long after the last key press. */
const PAUSE_MS = 120
const TRIES = 4

function matchingCountries(countries: readonly string[], typed: string): string[] {
  const wanted = foldName(typed.trim())
  const begins = countries.filter((country) => foldName(country).startsWith(wanted))
  const within = countries.filter(
    (country) => !begins.includes(country) && foldName(country).includes(wanted),
  )
  return [...begins, ...within].slice(0, COUNTRY_SUGGESTIONS)
}

/** Tries again a few times if the network fails, as it does on a moving phone. */
async function fetchFound<Found>(path: string, query: Record<string, string>, signal: AbortSignal) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
        signal,
        headers: { 'Accept-Language': document.documentElement.lang },
      })
      if (response.ok) return (await response.json()) as Found[]
      throw new Error(String(response.status))
    } catch (error) {
      if (signal.aborted || attempt === TRIES) throw error
    }
  }
}

interface TypedBefore {
  country: string
  city: string
  focused: 'country' | 'city' | null
}

/**
 * Until hydration, the page has the plain fields of place-search.tsx, and a person may already type into them. This
 * reads them while they are still in the page.
 */
function typedBefore(): TypedBefore | null {
  if (typeof document === 'undefined') return null
  const country = document.querySelector<HTMLSelectElement>('select[name=country]')
  const city = document.querySelector<HTMLInputElement>('input[name=citySearch]')
  if (!country || !city) return null
  const { activeElement } = document
  const focused = activeElement === country ? 'country' : activeElement === city ? 'city' : null
  return { country: country.value, city: city.value.trim(), focused }
}

export function CityTypeAhead({
  countries,
  countryMeta,
  cityMeta,
  initialCountry,
  initialCity,
  disabled,
  onUnlisted,
}: {
  countries: readonly string[]
  countryMeta: FieldMetadata<string>
  cityMeta: FieldMetadata<string>
  initialCountry: string
  /** The first value of the city field. */
  initialCity: SuggestedPlace | null
  disabled: boolean
  onUnlisted: () => void
}) {
  const [before] = useState(typedBefore)
  const [firstCountry] = useState(before?.country ?? initialCountry)
  const [country, setCountry] = useState(countries.includes(firstCountry) ? firstCountry : '')
  const returnTo = before?.focused && { country: countryMeta.id, city: cityMeta.id }[before.focused]
  useEffect(() => {
    if (returnTo) document.getElementById(returnTo)?.focus({ preventScroll: true })
  }, [returnTo])
  return (
    <>
      <CountryBox
        countries={countries}
        meta={countryMeta}
        country={country}
        onChoose={setCountry}
        disabled={disabled}
        onUnlisted={onUnlisted}
      />
      <CityBox
        key={country}
        meta={cityMeta}
        country={country}
        initial={country === initialCountry ? initialCity : null}
        typed={firstCountry === '' || country === firstCountry ? (before?.city ?? '') : ''}
        disabled={disabled}
        onUnlisted={onUnlisted}
      />
    </>
  )
}

function CountryBox({
  countries,
  meta,
  country,
  onChoose,
  disabled,
  onUnlisted,
}: {
  countries: readonly string[]
  meta: FieldMetadata<string>
  country: string
  onChoose: (country: string) => void
  disabled: boolean
  onUnlisted: () => void
}) {
  const [items, setItems] = useState(() => matchingCountries(countries, ''))
  const [isSearching, setIsSearching] = useState(false)
  const pending = useRef<Pending | null>(null)
  useEffect(() => () => stopPending(pending.current), [])

  /** Searches the server for names in other languages, common names and codes, which the page does not have. */
  function look(q: string) {
    stopPending(pending.current)
    setIsSearching(q !== '')
    if (!q) return
    const abort = new AbortController()
    const timer = window.setTimeout(() => {
      fetchFound<{ country: string }>('/api/countries', { q }, abort.signal)
        .then((found) => {
          const names = found.map(({ country }) => country).filter((name) => countries.includes(name))
          setItems([...new Set([...names, ...matchingCountries(countries, q)])].slice(0, COUNTRY_SUGGESTIONS))
          setIsSearching(false)
        })
        .catch(() => {
          if (!abort.signal.aborted) setIsSearching(false)
        })
    }, PAUSE_MS)
    pending.current = { timer, abort }
  }

  const box = useCombobox({
    items,
    inputId: meta.id,
    initialSelectedItem: country || null,
    onInputValueChange({ inputValue, selectedItem }) {
      setItems(matchingCountries(countries, inputValue))
      look(inputValue === selectedItem ? '' : inputValue.trim())
      const exact = countries.find((name) => foldName(name) === foldName(inputValue.trim()))
      if (!exact) onChoose('')
      else onChoose(exact)
    },
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem ?? ''),
  })
  return (
    <Combobox
      label={words.labels.country}
      meta={meta}
      box={box}
      required={!disabled}
      disabled={disabled}
      placeholder={words.typeCountry}
      value={country}
      options={items.map((name) => ({ key: name, text: name, item: name }))}
      empty={isSearching ? words.searching : words.noCountries}
      isEmpty={!isSearching && items.length === 0}
      onUnlisted={onUnlisted}
    />
  )
}

function CityBox({
  meta,
  country,
  initial,
  typed,
  disabled,
  onUnlisted,
}: {
  meta: FieldMetadata<string>
  country: string
  initial: SuggestedPlace | null
  /** The first text of the field, if it is not the initial place. */
  typed: string
  disabled: boolean
  onUnlisted: () => void
}) {
  const isInitial = initial !== null && (typed === '' || typed === initial.label)
  const [items, setItems] = useState<SuggestedPlace[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'done' | 'failed'>('idle')
  const pending = useRef<Pending | null>(null)
  useEffect(() => () => stopPending(pending.current), [])

  const box = useCombobox({
    items,
    inputId: meta.id,
    initialSelectedItem: isInitial ? initial : null,
    initialInputValue: isInitial ? initial.label : typed,
    itemToString: (place) => (place ? place.label : ''),
    // Pressing Enter before the places have arrived does not close their list.
    stateReducer: (before, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputKeyDownEnter && state === 'loading'
        ? { ...changes, isOpen: before.isOpen }
        : changes,
    onInputValueChange({ inputValue, selectedItem }) {
      if (selectedItem && selectedItem.label === inputValue) return
      look(inputValue.trim())
    },
  })

  function look(q: string) {
    stopPending(pending.current)
    if (!q) {
      setItems([])
      setState('idle')
      return
    }
    setState('loading')
    const abort = new AbortController()
    const timer = window.setTimeout(() => {
      fetchFound<SuggestedPlace>('/api/places', { q, country }, abort.signal)
        .then((places) => {
          setItems(places)
          setState('done')
        })
        .catch(() => {
          if (abort.signal.aborted) return
          setItems([])
          setState('failed')
        })
    }, PAUSE_MS)
    pending.current = { timer, abort }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: searches once for text that was typed before hydration.
  useEffect(() => {
    if (country && typed && !isInitial) look(typed)
  }, [])
  const chosen = box.selectedItem && box.selectedItem.label === box.inputValue ? box.selectedItem : null
  return (
    <Combobox
      label={words.labels.cityId}
      meta={meta}
      box={box}
      required={!disabled}
      disabled={disabled || !country}
      placeholder={country ? words.typeCity : words.countryFirst}
      value={chosen?.cityId ?? ''}
      options={items.map((place) => ({ key: place.cityId, text: place.label, item: place }))}
      empty={
        state === 'loading'
          ? words.searching
          : state === 'failed'
            ? words.citiesFailed
            : state === 'done'
              ? words.noCities(country)
              : ''
      }
      isEmpty={state === 'done' && items.length === 0}
      onUnlisted={onUnlisted}
    />
  )
}

interface Pending {
  timer: number
  abort: AbortController
}

function stopPending(pending: Pending | null): void {
  if (!pending) return
  window.clearTimeout(pending.timer)
  pending.abort.abort()
}
