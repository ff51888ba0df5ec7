/** How many pixels one board unit has, told again whenever the map is zoomed or its box changes. */
import type { Attachment } from 'svelte/attachments'

export function watchScale(tell: (pixels: number) => void): Attachment {
  return (element) => {
    const svg = element.querySelector('svg')
    if (!svg) return
    const measure = () => {
      const { width, height } = svg.viewBox.baseVal
      const box = svg.getBoundingClientRect()
      if (width && height && box.width) tell(Math.min(box.width / width, box.height / height))
    }
    const sizes = new ResizeObserver(measure)
    const zooms = new MutationObserver(measure)
    sizes.observe(svg)
    zooms.observe(svg, { attributeFilter: ['viewBox'] })
    return () => {
      sizes.disconnect()
      zooms.disconnect()
    }
  }
}
