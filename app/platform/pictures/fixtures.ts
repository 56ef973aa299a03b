import sharp from 'sharp';

/** A picture with something to see in it: a gradient and a disc. */
export function drawing(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isDisc = (x - width / 2) ** 2 + (y - height / 2) ** 2 < (height / 4) ** 2;
    pixels.set(isDisc ? [150, 90, 70] : [230, 200 - (x * 90) / width, 120 + (y * 90) / height], at * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
}

/** A photo as a phone makes it: lying on its side, with the place it was taken, the owner's name and a profile. */
export async function phonePhoto(width = 1200, height = 900): Promise<Buffer> {
  return sharp(await drawing(width, height))
    .withExif({
      IFD0: { Artist: 'Marked Owner', Make: 'Marked Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 40/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '75/1 54/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>MARKED-XMP</note></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
