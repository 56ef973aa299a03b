/**
 * Runs `draw` as soon as nothing of `element` is being pressed, at once when nothing is: what is drawn anew between the
 * press and the release takes the click away. Asks the browser (`:active`), which also knows of a press from before the
 * scripts came. Returns what takes the wish back.
 */
export function whenReleased(element: Element | null, draw: () => void): () => void {
  if (!element?.matches(':active')) {
    draw();
    return () => {};
  }
  let frame = requestAnimationFrame(function look() {
    if (element.matches(':active')) frame = requestAnimationFrame(look);
    else draw();
  });
  return () => cancelAnimationFrame(frame);
}
