import type { Plugin } from 'vite';

/**
 * React, taking over a served `<textarea>` that came with a text, writes that text into it again, over whatever somebody
 * has typed since; an `<input>` it leaves alone. This leaves textareas alone too. The build fails when a new React no
 * longer has the pattern.
 */
export function keptTextareas(): Plugin {
  let patches = 0;
  return {
    name: 'kept-textareas',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js/ },
      handler(code) {
        const whileHydrating = 'initTextarea(instance, props.value, props.defaultValue, props.children)';
        const patched = code.replace(whileHydrating, 'track(instance)');
        if (patched !== code) patches++;
        return patched;
      },
    },
    buildEnd(error) {
      if (!error && patches !== 1) this.error(`kept-textareas: expected one patch of React, made ${patches}`);
    },
  };
}
