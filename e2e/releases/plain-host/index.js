// Shared modules are available behind an asynchronous boundary.
import('./bootstrap.js');
