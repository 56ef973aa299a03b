/** What stands around a video, in Marathi. */
export const mr = {
  videoTitle: (title: string) => `व्हिडिओ पाहा: ${title}`,
  videoText: (host: string) => `व्हिडिओ ${host} वरून येतो, आणि तुम्ही तो उघडला तरच येतो.`,
  captions: 'इंग्रजीत लिहिलेले शब्द',
  filmText: (title: string, seconds: number) =>
    `${title}: ${seconds} सेकंदांची काढलेली फिल्म, आवाज नसलेली. चालू केल्यावरच उघडते.`,
  clinicFilmText: (title: string, seconds: number) => `${title}: क्लिनिकची फिल्म, ${seconds} सेकंदांची. चालू केल्यावरच उघडते.`,
  videoTranscriptTitle: 'व्हिडिओत जे सांगितले आणि दाखवले ते, शब्दांत',
  transcriptTitle: 'फिल्ममध्ये जे दाखवले ते, शब्दांत',
};
