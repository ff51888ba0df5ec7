/** What is done where a part of the page that comes later cannot be loaded. */
import { keep, passing, recall } from './keeping'

const NAME = 'reloaded'
/** Milliseconds until it is worth another try. */
const AGAIN_AFTER = 60_000

/**
 * A newer page may have been installed, and what this one would load is gone: the page is loaded anew, but once. Whether
 * it is is returned.
 */
export function reloadOnce(
  reload: () => void = () => location.reload(),
  now = Date.now(),
): boolean {
  if (now - Number(recall(NAME, passing) ?? 0) < AGAIN_AFTER) return false
  keep(NAME, String(now), passing)
  if (recall(NAME, passing) === null) return false // nothing is kept here: it would never end
  reload()
  return true
}
