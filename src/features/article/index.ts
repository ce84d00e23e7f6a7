export { BlogView } from './blog-view';
export { PeopleView } from './people-view';
export { PersonView } from './person-view';
export { PostView } from './post-view';
export { PressView } from './press-view';
export { ReleaseView } from './release-view';
export { SharedPageView } from './shared-page-view';
