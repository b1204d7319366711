import type { Cause, TrackName } from '#app/guidance/types.ts'

interface Unfit {
  light?: readonly Cause[]
  shadow?: readonly Cause[]
}

/** Causes for which a text of `pairs.shade` is not told, in the order of its list: it would tell another form of the difficulty. */
export const SHADE_UNFIT: Readonly<Partial<Record<TrackName, readonly Unfit[]>>> = {
  trust: [
    { light: ['ease'] },
    { shadow: ['heat', 'hidden', 'far', 'ease'] },
    { light: ['ease'], shadow: ['hidden', 'ease'] },
    { shadow: ['hidden', 'far', 'ease'] },
    { light: ['delay', 'heat', 'far'], shadow: ['delay', 'heat', 'far'] },
  ],
  speech: [
    { light: ['heat'], shadow: ['heat', 'far', 'ease'] },
    { shadow: ['heat'] },
    { light: ['heat', 'ease'] },
    { shadow: ['hidden', 'far', 'ease'] },
    { light: ['heat', 'ease'] },
  ],
  provision: [
    { shadow: ['hidden'] },
    { light: ['heat', 'hidden', 'ease'], shadow: ['heat', 'hidden', 'ease'] },
    { light: ['far'], shadow: ['heat', 'ease'] },
    { light: ['heat', 'ease'], shadow: ['heat', 'hidden', 'ease'] },
    { light: ['heat', 'hidden', 'ease'], shadow: ['far'] },
  ],
  work: [{ shadow: ['hidden', 'far'] }, {}, { shadow: ['hidden'] }],
  home: [
    { light: ['heat'], shadow: ['heat'] },
    { light: ['heat', 'ease'], shadow: ['delay', 'heat', 'ease'] },
    { shadow: ['far'] },
    { light: ['delay', 'hidden', 'far', 'ease'], shadow: ['delay', 'hidden', 'far', 'ease'] },
  ],
  learning: [{ shadow: ['far'] }, { shadow: ['heat', 'far', 'ease'] }],
  service: [{}, { shadow: ['ease'] }, { shadow: ['hidden', 'far'] }],
  friendship: [
    { light: ['heat'], shadow: ['heat'] },
    { light: ['heat', 'hidden', 'ease'], shadow: ['delay', 'hidden', 'far', 'ease'] },
    { shadow: ['heat'] },
    { light: ['delay', 'hidden', 'far', 'ease'], shadow: ['delay', 'hidden', 'far', 'ease'] },
  ],
  courage: [{ shadow: ['heat', 'far'] }],
  order: [
    { light: ['hidden', 'ease'], shadow: ['hidden', 'far', 'ease'] },
    { light: ['ease'], shadow: ['hidden', 'ease'] },
    { light: ['ease'], shadow: ['hidden', 'ease'] },
    { light: ['ease'], shadow: ['hidden', 'ease'] },
    { light: ['delay', 'heat', 'hidden', 'far'], shadow: ['delay', 'heat', 'hidden', 'far'] },
    { light: ['heat', 'ease'], shadow: ['heat', 'ease'] },
    { light: ['delay', 'heat', 'hidden', 'far'], shadow: ['delay', 'heat', 'hidden', 'far'] },
  ],
}
