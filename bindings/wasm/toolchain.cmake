# Debian's clang 19 for WebAssembly. The compiler must not see /usr/include, whose C library is the machine's: its
# headers are links to what is for WebAssembly and to the libraries that are headers only.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -msimd128 -isystem \"${CMAKE_CURRENT_LIST_DIR}/include\"")
# -O0 stands for: no wasm-opt after linking, which clang would run where it happens to be installed.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,--strip-all -Wl,-z,stack-size=1048576")
add_link_options(-O0)
add_compile_definitions(BOOST_SYSTEM_DISABLE_THREADS)

set(CMAKE_SYSROOT ${CMAKE_BINARY_DIR}/sysroot)
file(MAKE_DIRECTORY ${CMAKE_SYSROOT}/include ${CMAKE_SYSROOT}/lib)
foreach(headers wasm32-wasi boost toml++)
  file(CREATE_LINK /usr/include/${headers} ${CMAKE_SYSROOT}/include/${headers} SYMBOLIC)
endforeach()
file(CREATE_LINK /usr/lib/wasm32-wasi ${CMAKE_SYSROOT}/lib/wasm32-wasi SYMBOLIC)
