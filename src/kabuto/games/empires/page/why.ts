/** Why naming a thing of the table leads nowhere now: it is greyed, and says so when it is touched. */
import type { RoomProps } from '$client/room'

/** In words; empty where it leads somewhere, and where nothing is known about it. */
export function sayWhyNot(
  { narrowing, words }: Pick<RoomProps, 'narrowing' | 'words'>,
  parameter: string,
  value: string,
): string {
  const reason = narrowing.reasonFor(parameter, value)
  return reason ? words.refusal(reason.key, reason.args) : ''
}
