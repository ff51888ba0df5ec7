/** What a person has set on this device: language, theme, speed. */
import LANGUAGES from '../../src/kabuto/words/languages.json'
import { keep, recall } from './keeping'
import type { Speed } from './types'

export { LANGUAGES }
export type Language = keyof typeof LANGUAGES
type Theme = 'auto' | 'light' | 'dark'

const SPEEDS: readonly Speed[] = ['calm', 'normal', 'off']
const THEMES: readonly Theme[] = ['auto', 'light', 'dark']

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text)

/** The first language of the browser that we speak; Chinese by its script or region. */
export function guessLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const low = tag.toLowerCase()
    if (low.startsWith('fa')) return 'fa'
    if (low.startsWith('zh')) return /hant|-(tw|hk|mo)/.test(low) ? 'zh-Hant' : 'zh-Hans'
    if (low.startsWith('en')) return 'en'
  }
  return 'en'
}

class Prefs {
  language: Language = $state('en')
  theme: Theme = $state('auto')
  speed: Speed = $state('normal')

  constructor() {
    const kept = recall('language')
    this.language = isLanguage(kept) ? kept : guessLanguage(navigator.languages)
    this.theme = THEMES.find((theme) => theme === recall('theme')) ?? 'auto'
    this.speed = SPEEDS.find((speed) => speed === recall('speed')) ?? 'normal'
  }

  setLanguage(language: Language): void {
    this.language = language
    keep('language', language)
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    keep('theme', theme)
  }

  setSpeed(speed: Speed): void {
    this.speed = speed
    keep('speed', speed)
  }
}

export const prefs = new Prefs()
