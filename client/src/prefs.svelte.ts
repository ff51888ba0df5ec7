/** What a person has set on this device: language, theme, speed. */
import type { Speed } from './room'

export const LANGUAGES = {
  en: 'English',
  'zh-Hant': '繁體中文',
  'zh-Hans': '简体中文',
  fa: 'فارسی',
} as const
export type Language = keyof typeof LANGUAGES
export type Theme = 'auto' | 'light' | 'dark'

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
    const kept = read('language')
    this.language = isLanguage(kept) ? kept : guessLanguage(globalThis.navigator?.languages ?? [])
    this.theme = THEMES.find((theme) => theme === read('theme')) ?? 'auto'
    this.speed = SPEEDS.find((speed) => speed === read('speed')) ?? 'normal'
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

function read(name: string): string | null {
  try {
    return localStorage.getItem(`kabuto-${name}`)
  } catch {
    return null
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`kabuto-${name}`, value)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

export const prefs = new Prefs()
