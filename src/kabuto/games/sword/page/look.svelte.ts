/** What is being read at the table, and whether my role lies face down: for the hand and the board alike. */

import { keep, passing, recall } from '$client/keeping'

export type Subject =
  | { sort: 'card'; card: string }
  | { sort: 'seat'; seat: string }
  | { sort: 'role' }
  | { sort: 'scores' }
  | { sort: 'pile' }

const COVERED = 'sword-covered'
const isSame = (a: Subject | null, b: Subject): boolean => JSON.stringify(a) === JSON.stringify(b)

class Look {
  subject: Subject | null = $state.raw(null)
  covered = $state(recall(COVERED, passing) === 'yes')

  /** The same thing again puts it away. */
  show(subject: Subject): void {
    this.subject = isSame(this.subject, subject) ? null : subject
  }

  close(): void {
    this.subject = null
  }

  is(subject: Subject): boolean {
    return isSame(this.subject, subject)
  }

  cover(covered: boolean): void {
    this.covered = covered
    keep(COVERED, covered ? 'yes' : 'no', passing)
  }
}

export const look = new Look()
