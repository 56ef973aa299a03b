/** Photos stand upright, three to four, as the finder shows them. */
const RATIO = 3 / 4;
const LONGEST = 2048;
const QUALITY = 0.92;

/** Draws what the finder shows of a video into a canvas: its middle, upright. */
export function drawStill(canvas: HTMLCanvasElement, video: HTMLVideoElement): void {
  const { videoWidth, videoHeight } = video;
  const width = Math.min(videoWidth, videoHeight * RATIO);
  const height = width / RATIO;
  const scale = Math.min(1, LONGEST / height);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas
    .getContext('2d')
    ?.drawImage(
      video,
      (videoWidth - width) / 2,
      (videoHeight - height) / 2,
      width,
      height,
      0,
      0,
      canvas.width,
      canvas.height,
    );
}

/** The canvas as a JPEG; undefined when the browser makes none. */
export function jpegOf(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY);
  });
}
