/** What stands around a video, in Hindi. */
export const hi = {
  videoTitle: (title: string) => `वीडियो देखें: ${title}`,
  videoText: (host: string) => `वीडियो ${host} से आता है, और तभी आता है जब आप उसे खोलें।`,
  captions: 'अंग्रेज़ी में लिखे शब्द',
  filmText: (title: string, seconds: number) =>
    `${title}: ${seconds} सेकंड की बनाई हुई फ़िल्म, बिना आवाज़ की। चलाने पर ही खुलती है।`,
  clinicFilmText: (title: string, seconds: number) => `${title}: क्लिनिक की फ़िल्म, ${seconds} सेकंड की। चलाने पर ही खुलती है।`,
  videoTranscriptTitle: 'वीडियो में जो कहा और दिखाया गया, शब्दों में',
  transcriptTitle: 'फ़िल्म में जो दिखाया गया, शब्दों में',
};
