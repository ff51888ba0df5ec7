/** Where we are: `/t/ID`, `/replay/ID`, `/rules/GAME`, else home. An invitation stands behind `#`, so that no log ever holds it. */
type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'replay'; id: string; from: number | null }
  | { page: 'rules'; game: string }

const INVITE = '#invite='

/** What stands behind `#`; a link that was cut in two is an invitation that leads nowhere. */
function readInvite(hash: string): string | null {
  if (!hash.startsWith(INVITE)) return null
  const code = hash.slice(INVITE.length)
  try {
    return decodeURIComponent(code)
  } catch {
    return code
  }
}

function readRoute(path: string, hash: string): Route {
  const [, page, id] = path.split('/')
  if (page === 't' && id) return { page: 'table', id, invite: readInvite(hash) }
  if (page === 'replay' && id)
    return { page, id, from: Number(/^#from=(\d+)$/.exec(hash)?.[1] ?? NaN) || null }
  if (page === 'rules' && id) return { page, game: id }
  return { page: 'home' }
}

class Router {
  route: Route = $state.raw(readRoute(location.pathname, location.hash))

  constructor() {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  read(): void {
    this.route = readRoute(location.pathname, location.hash)
  }

  /** Links to our own pages change the page without loading it anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.origin !== location.origin || link.hasAttribute('download')) return
    if (link.target || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }
}

export const router = new Router()
export const go = (path: string): void => router.go(path)
export const tableUrl = (id: string): string => `/t/${id}`
export const rulesUrl = (game: string): string => `/rules/${game}`
/** The replay; `from` plays from the entry of the log with that number. */
export const replayUrl = (id: string, from?: number): string =>
  `/replay/${id}${from ? `#from=${from}` : ''}`
export const inviteUrl = (id: string, invite: string): string =>
  `${location.origin}${tableUrl(id)}${INVITE}${encodeURIComponent(invite)}`
