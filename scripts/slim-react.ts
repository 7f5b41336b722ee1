import type { Plugin } from 'vite';
import { emptyFunctions } from './empty-functions.ts';

/**
 * Abilities of React that this site does not use, with the functions that nothing else reaches:
 * nobody needs to load them. A part of the app in which `asks` finds a use fails the build.
 */
const unused: { ability: string; asks: RegExp; functions: string; exported?: string }[] = [
  {
    ability: 'view transitions',
    asks: /\b(ViewTransition|addTransitionType)\b/,
    functions: `applyViewTransitionName applyViewTransitionToHostInstances
      applyViewTransitionToHostInstancesRecursive commitAfterMutationEffectsOnFiber
      commitAppearingPairViewTransitions commitDeletedPairViewTransitions
      commitEnterViewTransitions createMeasurement createViewTransitionInstance
      flushAfterMutationEffects forceLayout getClassNameByType getViewTransitionClassName
      getViewTransitionName measureClonedInstance measureInstance measureNestedViewTransitions
      measureViewTransitionHostInstancesRecursive queueTransitionTypes
      recursivelyTraverseAfterMutationEffects reportViewTransitionError restoreViewTransitionName
      restoreViewTransitionOnHostInstances scheduleViewTransitionEvent startViewTransition
      waitForImageToLoad ViewTransitionPseudoElement ViewTransitionPseudoElement.prototype.animate
      ViewTransitionPseudoElement.prototype.getAnimations
      ViewTransitionPseudoElement.prototype.getComputedStyle`,
  },
  {
    ability: 'a fragment with a ref',
    asks: /<Fragment\b[^>]*\bref=/,
    functions: `FragmentInstance addFragmentHandleToFiber addFragmentHandleToInstance
      commitNewChildToFragmentInstance deleteChildFromFragmentInstance fiberIsPortaledIntoHost
      findFragmentInstanceOrTextInstanceSiblings getFragmentParentInstanceOrContainerFiber
      getInstanceFromHostFiber getParentForFragmentAncestors setFocusIfFocusable
      traverseVisibleInstancesAndTextInstances validateDocumentPositionWithFiberTree
      FragmentInstance.prototype.addEventListener FragmentInstance.prototype.blur
      FragmentInstance.prototype.compareDocumentPosition FragmentInstance.prototype.dispatchEvent
      FragmentInstance.prototype.focus FragmentInstance.prototype.focusLast
      FragmentInstance.prototype.getClientRects FragmentInstance.prototype.getRootNode
      FragmentInstance.prototype.observeUsing FragmentInstance.prototype.removeEventListener
      FragmentInstance.prototype.scrollIntoView FragmentInstance.prototype.unobserveUsing`,
  },
  {
    ability: 'Activity',
    asks: /\bActivity\b/,
    functions: `commitActivityHydrationCallbacks mountActivityChildren
      retryActivityComponentWithoutHydrating updateActivityComponent`,
  },
  {
    ability: 'SuspenseList',
    asks: /\bSuspenseList\b/,
    functions: `cutOffTailIfNeeded findFirstSuspended findLastContentRow
      initSuspenseListRenderState reverseChildren updateSuspenseListComponent`,
  },
  {
    ability: 'an action of a form',
    asks: /\b(useActionState|useFormStatus|useOptimistic|requestFormReset)\b|\bformAction=|<form\b[^>]*\baction=\{/,
    functions: `dispatchActionState dispatchOptimisticSetState ensureFormComponentIsStateful
      handleActionReturnValue mountActionState notifyActionListeners onActionError onActionSuccess
      recursivelyResetForms requestFormReset rerenderActionState runActionStateAction
      scheduleReplayQueueIfNeeded startHostTransition TransitionAwareHostComponent
      updateActionState updateActionStateImpl useHostTransitionStatus`,
  },
  {
    ability: 'a custom element',
    asks: /<[a-z]+-[a-z]+[\s>/]/,
    functions: 'setPropOnCustomElement',
  },
  {
    ability: 'a hint of what to load',
    asks: /\b(preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule)\(/,
    functions: `preconnect preconnectAs prefetchDNS preinitModuleScript preinitScript preinitStyle
      preload preloadModule`,
    exported: `exports.preconnect exports.prefetchDNS exports.preinit exports.preinitModule
      exports.preload exports.preloadModule`,
  },
  {
    ability: 'the stack of components, or the element of a component',
    asks: /\b(componentStack|findDOMNode)\b/,
    functions: `describeBuiltInComponentFrame describeFiber describeNativeComponentFrame
      getComponentNameFromType getStackByFiberInDevAndProd findCurrentFiberUsingSlowPath
      findCurrentHostFiberImpl ReactDOMSharedInternals.findDOMNode`,
  },
  {
    ability: 'the memory of the React compiler, or a say in hydration',
    asks: /\b(compiler-runtime|onDefaultTransitionIndicator|unstable_scheduleHydration)\b/,
    functions: `attemptExplicitHydrationTarget defaultOnDefaultTransitionIndicator useMemoCache
      ReactDOMHydrationRoot.prototype.unstable_scheduleHydration`,
  },
];

const ofApp = /\/app\/.*\.tsx?$/;
const ofReact = /\/react-dom\/cjs\/react-dom(?<client>-client)?\.production\.js$/;

/** React without them, in the files that visitors load. */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [ofApp, ofReact] },
      handler(code, id) {
        const react = ofReact.exec(id);
        if (react) return { code: emptyFunctions(id, code, leftOut(react)), map: null };
        const ability = askedAbility(code);
        if (ability) this.error(`${id} uses ${ability}, which scripts/slim-react.ts leaves out.`);
      },
    },
  };
}

/** What a part of the app would need of what is left out. */
export const askedAbility = (code: string): string | undefined =>
  unused.find(({ asks }) => asks.test(code))?.ability;

const leftOut = ({ groups }: RegExpExecArray): string[] =>
  unused.flatMap(
    ({ functions, exported }) => (groups?.client ? functions : exported)?.split(/\s+/) ?? [],
  );
