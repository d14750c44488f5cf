const without = (element: Element, selector: string): string => {
  const copy = element.cloneNode(true) as Element
  for (const part of copy.querySelectorAll(selector)) part.remove()
  const parts: string[] = []
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) parts.push(walker.currentNode.nodeValue!.trim())
  return parts.filter(part => part !== '').join(' ')
}

/** The text a screen reader gets from an element's content, part by part. */
export const saidBy = (element: Element): string => without(element, '[aria-hidden=true]')

/** The text that sighted users read in an element, part by part. */
export const shownBy = (element: Element): string => without(element, '.visually-hidden')
