/** A form with files as the page of a visit's photos sends it: a photo for each view named, and its fields. */
export function postedPhotos(parts: Readonly<Record<string, Uint8Array | string>>): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), 'photo.jpg');
  return new Request('http://localhost/', { method: 'POST', body: form });
}
